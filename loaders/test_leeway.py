"""python loaders/test_leeway.py BUNDLE.zip, with the bundle that lib/study/export/loaders.test.ts writes."""
import datetime
import os
import sys
import tempfile
import unittest
import zipfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import leeway

path = sys.argv.pop()


class Loader(unittest.TestCase):
    study = leeway.load(path)

    def test_types(self):
        first = self.study.trials[0]
        self.assertEqual((first["condition"], first["trial"], first["top1"]), ("optimal-full", 1, 1))
        self.assertIsInstance(self.study.participants[0]["started_at"], datetime.datetime)
        self.assertIsInstance(self.study.comparisons[0]["p"], (int, float))
        self.assertEqual(self.study.participants[0]["about.comments"], '=1+1, "quoted"\nsecond line')

    def test_missing_codes(self):
        left = len(self.study.participants) - 1
        self.assertIsNone(self.study.participants[left]["ended_at"])
        self.assertEqual(self.study.participants.why(left, "ended_at"), "NA-not-reached")
        self.assertEqual(self.study.participants.why(left, "about.comments"), "NA-refused")
        self.assertEqual(self.study.comparisons[0]["df"], None)
        self.assertEqual(self.study.comparisons.why(0, "df"), "NA-not-asked")
        self.assertIsNone(self.study.trials.why(0, "top1"))

    def test_excluded_trials_come_along(self):
        self.assertEqual({row["excluded"] for row in self.study.trials}, {"", "unfinished"})

    def test_the_analysis_computed_again(self):
        self.assertEqual(leeway.check(self.study), [])
        moved = leeway.load(path)
        moved.estimates[0]["mean"] += 0.1
        self.assertEqual(len(leeway.check(moved)), 1)

    def test_a_changed_file_is_refused(self):
        with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(path) as bundle:
            changed = os.path.join(folder, "changed.zip")
            with zipfile.ZipFile(changed, "w") as other:
                for name in bundle.namelist():
                    text = bundle.read(name)
                    other.writestr(name, text.replace(b"optimal", b"optimum") if name == "trials.csv" else text)
            with self.assertRaisesRegex(ValueError, "trials.csv"):
                leeway.load(changed)


unittest.main()
