/** Never misspelled names. Models with such names ("Fit") need a fitting place. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `
accent air celebrity dawn entourage esteem forte fox imperial phantom prelude regency silhouette stanza torrent vibe
vigor wanna gonna gotta kinda sorta gimme lemme lookin cuz coz yall aint pls plz thx tho bout sumthing somethin somthing nothin anythin gettin goin nah yeah yep nope hmm lol btw imo tbh idk prolly probs def defo rly realy dont doesnt wont cant
abfnrtv ability able abort aborted about above absence absent absolute abspath abstract abstraction
abstractmethod accents accept acceptable acceptance accepted accepting accepts access accessed accesses
accessibility accessible accessing accesskey accidentally acclaim accompanying accordance according accordingly
account accuracy accurate ace achieve achieved acknowledge acknowledges acknowledgment acorn acos acosh acquire
across acting action actions activate activated active acts actual actually adapt adapted adapter adapters added
adding addition additional additionally additions address addresses adds adjacent adjust adjusted admin adopted
adopting advance advanced advantage advertising aerial affect affected affecting affects after afterwards again
against agent agents aggregate agile agree agreed agreement agrees ahead aiming airy alert algorithm algorithms
alias aliases align aligned alignment alink alive alleging allocate allocated allocation allow allowed allowing
allows allure almond almost alone along alongside alpha alphanumeric alphanums alphas already alright also alter
altered alternate alternative alternatives although always amber among amount analogous analysis analytics
analyze ancestor ancestors anchor anchored angel angle animating animation animations ankle annotation
annotations announce anonymous another ansi answer anymore anyone anything anyway anywhere apache apart apis
apparently appear appears append appended appending appendix appends apple applicable application applications
applied applies apply applying appreciated approach appropriate approved apps arbitrary arch architecture
architectures archive archives area aren arena argc argparse args argument arguments argv aria arise arising
arithmetic around arrangement array arrays arrow article articles artifacts artist artistic ascent ascii asin
asinh asked asking aspect aspire assemble assembler assert assertion assets assign assigned assignment
assignments assist associate associated assume assumed assumes assuming assumption asymmetric async asynchronous
atan atanh atlas atomic attach attached attacks attempt attempted attempting attempts attr attribute attributes
attribution attrs audio audit aunt aurora auth authenticate authenticated authentication author authoritative
authorization authorized authors authorship auto autocomplete automated automatic automatically automation
available avalanche avenger average avoid avoids await aware away awful axis axle babel baby back backend
backends background backslash backslashes backup backward backwards badge balance banner bare barely barn base
based baseline basename bases bash basic basically basis batch battery beach beast because become becomes been
beetle before begin beginning begins behalf behave behaves behavior behaviour behind being believe belong
belongs below bench benchmark benchmarks bend beneficial benefit benefits berry best beta better between beyond
bgcolor biggest binaries binary bind binding bindings birds bits black blank blob block blocked blocking
blockquote blocks blog blue body bold bolt bonus book bool boolean boot boots bootstrap border both bother
bottom bought bound boundaries boundary bounds boxer boxes braces bracket brackets branch branches brave bravo
breach break breaking breaks breeze brief bright bring broadcast broke broken brother brought browser browsers
budget buffalo buffer buffered buffers bugs bugzilla build builder building builds built builtin builtins bullet
bundle bundled bundler bundles bundling business button buttons bygroups bypass byte bytearray bytecode bytes
cabin cache cached caches caching cafe calc calculate calculated calendar caliber call callable callback
callbacks called caller calling calls camera camper camping canary cancel canceled cancellation candidate
candidates cannot canonical canyon capabilities capability capable captain caption capture captured caravan card
care careful cargo carries carry case cases cash casing cast casual catalog catch categories category caught
cause caused causes causing cavalier ceil cell cellpadding cells cellspacing center central century cert certain
certificate certificates chain challenger champion chance change changed changelog changes changing channel
chapter char character characters charge charged charger charges chars charset chat chdir cheap check checkbox
checked checker checking checkout checks cherry chief child children chilly chmod choice choices choir choose
chosen chrome chunk chunks church cipher ciphers circle circular circumstances city civil claim claimed claims
clang class classes classic classmethod classname clause clean cleaned cleanup clear cleared clearly clever
click clicked clicking clicks client clients climb clip clock clone close closed closely closer closes closest
closing closure cloud cloudflare coach coast cobra code codebase codecs coded codemod codemods codes codespeak
coding coffee collabora collapse collect collected collection collections colon color colors cols colspan colt
column columns combination combinations combine combined combining come comes comet comfort comfortable comfy
coming comma command commander commands commas comment comments commercial commit common commonly communicate
communication community commute comp compact company compare compared compares comparing comparison comparisons
compass compat compatibility compatible compilation compile compiled compiler compilers compiles compiling
complain complement complete completed completely completes completion complex compliance compliant complicated
comply component components compose composed composition compound compress compressed compression compromise
computation compute computed computer computing concat concatenated concept concerning concerns concord concrete
concurrent condition conditional conditionally conditions conf confident config configparser configurable
configuration configurations configure configured configuring confirm conflict conflicting conflicts conform
conforming confused confusing conjunction conn connect connected connection connections consecutive consequences
consequential consider considerations considered consist consistency consistent consisting consists console
const constant constants constitute constitutes constrained constraint constraints construct constructed
construction constructor constructors constructs construed consult consume consumed consumer consuming contact
contain contained container containers containing contains content contents context contextlib contextmanager
contexts continuation continue continued continues continuing contour contract contrast contrib contribs
contribute contributed contributing contribution contributions contributor contributors control controlled
controller controls convenience convenient convention conventions conversion conversions convert converted
converter converting converts cookie cookies cool cooper coordinates copiable copied copies copy copying
copyleft copyright copyrighted copyrights core corner correct correctly correctness correspond corresponding
corresponds corsair cosh cost costs cottage cougar could couldn count counter counterclaim counting countries
country counts couple courage course courtesan cousin cover coverage covered covers cpan cpython crash crazy
cream create created creates creating creation credentials credit credits crew cricket critical cross crown
cruise cruiser cruising crypto cryptography crystal cube curdir current currently cursor custom customization
customize customized cutlass cyan cycle cycles cygwin daemon daily damages dancer danger dark darling dart
darwin dash dashboard data database databases date dates datetime daughter days dbus dead deal dealer dealers
dealing dealings debian debianized debug debugger debugging decent decide decided decimal decision decl
declaration declarations declare declared declaring decode decoded decoder decoding decompress decoration
decorator dedent dedicated deemed deep deeper default defaultdict defaults defender defer deferred define
defined defines defining definition definitions deflate delay delete deleted deleting delimited delimiter
delimiters deliver delivers delta demand demo denied deny depend dependencies dependency dependent depending
depends deploy deploying deployment deployments deprecated deprecation deps depth deque derivative derivatives
derive derived desc describe described describes describing description descriptions descriptive descriptor
descriptors desert design designated designed desirable desired dest destination destroyed detached detail
detailed details detect detected detection detects determine determined determines determining deterministic
devel develop developed developer developers development devhelp device devices diagnostic diagnostics diagram
dialog diamond dict dictionary dicts didn diff differ difference differences different differently differs
difficult digest digit digits dimensions dinner direct direction directive directives directly directories
directory dirname dirs dirt dirty disable disabled disables disabling disallowed discard discarded disclaimer
disclaims disconnect discord discovered discovery discuss discussion discussions disk dispatch display displayed
displaying displays dist distance distinct distinguish distinguishing distribute distributed distributes
distributing distribution distributions distro distutils divide division docbook docs docstring document
documentation documented documents dodgy does doesn dog dogs doing doko dolphin domain done door dots dotted
double doubt down download downloaded downloading downloads downstream draft dream drive driven driver drives
driveway driving drop dropped drops dual dude dummy dump dumps duplicate duplicated duplicates duration during
dynamic dynamically dynasty each eager eagle earlier early earn ease easier easily easy echo eclipse ecosystem
edge edges edit editable edited editing editor editors effect effective effectively effects efficiency efficient
effort ego either elderly electronic elegant elem element elements elif eliminate elite else elseif elsewhere
elsif emacs email embed embedded embedding emit emits emitted empty enable enabled enables enabling enclave
enclosed enclosing encode encoded encoding encodings encore encountered encouraged encrypt encrypted encryption
enctype endeavor endian endif ending endorse endpoint endpoints ends endswith enforce enforceable engine engines
enhanced enough ensure ensures ensuring enter entered entire entirely entirety entities entitled entity entries
entry enum enumerate enums environ environment environments envision envoy epatents epoch equal equality equals
equator equiv equivalent errno error errors escape escaped escapes escaping escort eslint especially esprit
essence essential essentially established estate euro eval evaluate evaluated evaluating evaluation even event
events eventually ever every everyday everyone everything everywhere exact exactly example examples exceed
exceeded exceeds excel except exception exceptions exchange exclude excluded excludes excluding exclusion
exclusive excursion exec executable executables execute executed executes executing execution exercise
exercising exhausted exist existence existing exists exit exiting exits expand expanded expanduser expansion
expect expected expects expedition expensive experience experimental expert expiration expire expired expires
explain explained explanation explicit explicitly explores export exported exporting exports expose exposed
exposes expr express expressed expression expressions expressly extend extended extending extends extension
extensions extent extern external externally extra extract extracted extracting extraction extras extremely fact
factor factory fail failed failing fails failure failures fair fairly fake fall fallback fallbacks falling falls
false familiar family famous fancy farm fashion fast faster fatal father favicon favor fclose feature features
feed feedback feel feels fees ferror fetch fetched fetches fetching fewer fffacd ffii field fields fifty figure
file filename filenames fileno files filesystem fill filled filter filtered filtering filters final finalize
finally find findall finder finding finditer finds fine finish finished finishes finite fire fired firm first
fish fit fitness fits fitted fitting five fixed fixes fixing flag flags flash flashy flat flatten flavor flaws
fleet flex flexed flexible flip float floating floats floor flow flush flying fname fnmatch focus focused fold
folder folders follow followed following follows font fonts foot footer forbidden force forced foreach foregoing
foreign forest forget fork form format formats formatted formatter formatters formatting formed forms forth
fortune forward forwarded forwards found four fourth fprintf fraction fragment fragments frame frames framework
fread free freed freedesktop freedom freely freestyle freeze frequency frequently fresh friend friendly friends
from front frontend frontier frozen frozenset fuel full fullname fully fun func function functional
functionality functions functools funky furnished further fury fusion future fwrite gain galaxy gallant gamma
garage garbage garden garypennington gas general generally generate generated generates generating generation
generator generators generic gentle genuine genuinely getattr getcwd getenv getopt gets getter gettext
getting getvalue ghost giant girl girls github gitlab give given gives giving glad glibc glob global globally
globals glory glossary glue gmail gnome goal goals goes going gold golf gone gonna good google goto governed
governing grace grammar grand grant granted grants graph gray great greater greatest green grep grid groceries
grocery group grouped grouping groups guarantee guaranteed guarantees guard guess guest guidance guide
guidelines guides guys gypsy gzip hack half hand handbook handle handled handler handlers handles handling handy
happen happens happy harbor hard hardware hasattr hash hashes hashlib hasn haul hauling have haven having hazmat
head header headers heading heap heavy height held hello help helper helpers helpful helps hence here hereby
herein hero herrmann hexadecimal hexdigest hidden hide hierarchy high higher highest highlight highlighted
highlighting highly highway hint historical history hits hmac hobby hold holder holders holding holds holiday
home homepage hondo hook hooks hope horizon horizontal horse horses host hosted hosting hostname hosts hotel
hound hour hours house hover however hppa href huge human hunting hurry hurt husband hydration hyphen ice icon
icons idea ideal ideas ident identical identification identified identifier identifiers identifies identify
identifying identity ietf ifdef ignore ignored ignores ignoring illegal image images imagine immediate
immediately immutable impact implement implementation implemented implementing implements implicit implicitly
implied implies imply import important imported importing importlib imports impose impossible improve improved
improvements impulse incidental include included includes including inclusion inclusive incoming incompatible
incomplete inconsistent incorporate incorporated incorrect incorrectly increase increment incremental
incrementally incurred indent indentation indented indentedblock independent independently index indexed indexes
indexing indicate indicated indicates indicating indicator indices indirect indirectly individual individually
individuals infer infinite infinity info inform information infrastructure infringed infringement inherit
inheritance inherited inherits init initial initialization initialize initialized initially inject inline inner
input inputs insensitive insert inserted inside insight inspect inspired inst install installation installed
installer installing installs instance instanceof instances instant instantiate instantiated instantiation
instantly instead instruction instructions insurance intact integer integers integral integrate integrated
integration intellectual intend intended intent intentionally interact interaction interactions interactive
interest interested interesting interface interfaces interfere intermediate internal internally internals
international interpolation interpret interpreted interpreter intersection interval into intrepid intrigue intro
introduce introduced introduction introspection intruder ints invalid invalidate invariant inverse invert
invicta invocation invoke invoked invokes invoking involved involving irrevocable isabs isatty isdigit isdir
isfile isinstance island isolated isolation issubclass issue issued issues italic item items iter iterable
iterate iteration iterator itertools itself jacket java javascript jazz jet join joined jolly journey jpeg json
judge jump jungle junior jurisdiction jurisdictions just justify karma keen keep keeping keeps kept kernel
keyboard keys keyword keywords kick kicks kids kill kind kinds kitchen knight know knowledge known knows kwargs
label labels labs lack lake lambda lancer landing lang language languages large larger largest laser last late
later latest latin latter laws layer layout layouts lazy lead leading leads leaf leak learn least leather leave
leaves leaving left legacy legal legend length less lets letter letters level levels lexer lexers liability
liable libc liberty libexslt libffi libraries library libs libstdc libxml libxslt license licensed licenses
licensing life lifetime lift light lightning lightweight like likely limit limitation limitations limited limits
line linear lineno lines link linked linker linking links lint linux list listdir listed listen listener listing
lists literal literals litigation little live load loaded loader loading loads local locale locales localhost
locally locals locate located location locations lock locked lodge logged logger logging logic logical login
logo logos logs london long longer longest look looked looking looks lookup lookups loop loops loose lorry loss
lost lots loup love lower lowercase lowest lstrip lucky luggage lumber lunch luxury machine machinery machines
macro macros made magenta magic magnum mail mailing mailto main mainly maintain maintained maintainer
maintainers maintaining maintains major majority make makedirs makefile makeinfo makes making malformed malloc
mama manage managed management manager managing mandatory manifest manipulate manner manpages manual manually
manuals many mapped mapping mappings maps marathon margin marina mark markdown marked marker markers marking
marks markup marriage martin marvel mask master match matched matcher matches matching material materials math
matrix matter matters maximum maxsize maybe mean meaning meaningful means meant measure measures mechanism
mechanisms media medium meet meets member members memo memoize memory memoryview mentioned mentioning menu
merely merge merged merging mess message messages meta metaclass metacpan metadata meth method methods metro
micro microsoft middle middleware midget might mighty migrate migrating migration mile mileage miles
milliseconds mimetypes mind minimal minimize minimum minor minus minute minutes mips mirage mirror misc
misleading mismatch mismatches misrepresented miss missing mixed mixin mkdir mock modal mode model models
moderately modern modes modification modifications modified modifier modifiers modifies modify modifying module
modules mom moment money monitor monkey monospace monster montana month monthly more most mostly mother motor
mount mountain mountains mounted mouse move moved moves movie moving mozilla much muddy multi multiline
multipart multiple muscle must mutable mutate mutating mutation mystique name named namedtuple names namespace
namespaces naming nargs narrow native natural nature navigate navigating navigation navigations navigator near
nearest nearly necessarily necessary need needed needing needs negative negligence neighbor neighboring neither
neon nephew nest nested nesting netloc network neutral never newer newest newline newlines newly news next
nextjs nice niece nitro noble node nodejs nodes nolinebreak nomad nonce none noqa normal normalization normalize
normalized normally normcase normpath notation note noted notes nothing notice notices notification notify
november nowrap null number numbered numbers numeric nums oasis oauthlib object objects obligation obligations
oblique obsolete obtain obtained obtaining obvious occasion occur occurred occurrences occurs ocean offer
offered offers office official offroad offset offsets often okay oklch old older omission omit omitted omitting
once ones online only onto onward opacity opaque open opened opening opens opensource openssl operate operating
operation operations operator operators opposite optimal optimization optimizations optimize optimized
optimizing option optional optionally options optparse opts orange orbit order ordered ordering ordinary
organization orientation orig origin original originally orphan other others otherwise outdated outer outfile
outline outlook output outputs outside outstanding over overall overflow overflows overhead overlap overlapping
overlay overload overridden override overrides overriding overview overwrite overwritten owned owner ownership
owns pacific pack package packaged packages packaging padding paddle page pages paint pair pairs panda panel
panther paragraph paragraphs parallel param parameter parameters params parent parentheses parenthesis parents
park parking parse parsed parser parsers parses parsing part partial partially particular particularly parties
partition parts party pass passed passes passing passion passport password past paste patch patched patches
patent patents path pathlib pathname paths pathsep patriot pattern patterns pause payload payment peanut peek
peer penalty pending people percent perfect perform performance performed performing performs perhaps period
perl permission permissions permissive permit permits permitted perpetual persist persistent person personal
persons pertaining phase phrase physical pick pickle picture piece pieces pilot pilots pioneer pipe pipeline
pixels place placed placeholder places placing plain plainly plan platform platforms play playwright please
plenty plugin plugins plus point pointed pointer pointers pointing points policies policy pony pool popular
populated popup port portability portable portal portion portions ports posh position positional positioned
positioning positions positive posix possibility possible possibly post posts potential potentially power pprint
practical practice practices pragma preceded precedence preceding precise precisely precision predefined
predicate prefer preference preferences preferred prefers prefetch prefetched prefetches prefetching prefix
prefixed prefixes preformatted preload premier premium prepackaged prepare prepared prepend prepended preproc
preprocessor prereleases prerender prerendered prerendering prerenders presence present presented preserve
preserved preserves preserving preset press prestige pretend prettier pretty prev prevent preventing prevents
preview previous previously price prices pride primarily primary primitive primitives prince princess principal
print printable printed printer printf printing prints prior priorities priority private prize probably probe
problem problematic problems proc procedure procedures proceed process processed processes processing processor
processors produce produced produces producing product production products profile profiles prog program
programlisting programmer programming programs progress prohibited project projects prominent promise promises
promote prompt prompts prone prop propagate propagation proper properly properties property proposal proprietary
props protect protected protection proto protocol protocols prototype prove provide provided provider providers
provides providing provision provisions prowler proxies proxy pseudo public publication publicity publicly
publish published pull puma punctuation pure purelib purely purpose purposes push puts putting pygments pypa
pyparsing pypi pyproject python qualified qualifier qualify quality queries query quest question questions queue
quick quickly quiet quit quite quot quote quoted quotes quoting rabbit race radius raider raise raised raises
rally ranch rand random range ranger ranges rank rapid raptor rare rarely rate rather ratio rationale raven
reach reachable reached reaches react read readable reader readers reading readline readme readonly reads
readthedocs ready real really realm realpath rear reason reasonable reasonably reasons rebel receive received
receives receiving recent recently recipient recipients recognize recognized recommend recommended record
recorded records recover recovery rect recurse recursion recursive recursively recv redhat redirect redirected
redirecting redirects redistribute redistributed redistribution reduce reduced reduces reducing redundant
refactor refentrytitle refer reference referenced references referencing referred refers reflect reformed
refresh refs refsynopsisdiv regal regarding regardless regenerate regeneration regex regexp region register
registered registers registration registry regression regular reject rejected rejects related relating relation
relationship relative relatively release released releases relevant reliable relies reload rely relying remain
remainder remaining remains remote removal remove removed removes removing rename renamed render renderable
rendered rendering renders rendezvous repeat repeated repeatedly replace replaced replacement replaces replacing
replay reply repo report reported reporting reports repository repr represent representation represented
representing represents reproduce reproducible request requested requesting requests require required
requirement requirements requires requiring reserved reserves reset resize resolution resolve resolved resolver
resolves resolving resort resource resources resp respect respective respectively respects respond response
responses responsibility responsible rest restart restore restrict restricted restriction restrictions
restrictive result resulting results resume retain retained retire retired retiring retries retrieve retrieved
retry return returned returning returns reusable reuse reused revalidate revalidation reverse reversed revert
review revised revision revoked reward rewrite rewrites rfind rich ride ridge riding right rights risk river
rmdir rmtree road roads roadtrip robust rocket rogue role roman romeo room roomy root roots rotate rouge rough
round rounded route router routes routine routines routing rows royal royalty rpartition rsplit rstrip rtype
ruby rugged rule rules runner running runs runtime runtimes rush safari safe safely safety said sake sale salmon
same sample samples samurai sans sansserif satisfied satisfies satisfy savage save saved saves saving savings
saying says scalar scale scan scanning scared scenarios scenic schema schemas scheme schemes school scientific
scope scoped scopes score scott scout screen script scripts scroll sdist search searched searching season seat
seats second seconds secret secrets section sections secure security seed seek seeking seem seems seen sees
segment segments select selected selection selector selectors selects self sell semantic semantics send sending
sends senior sense sensible sensitive sent sentence sentinel separate separated separately separating separator
separators sequence sequences sequential serial serializable serialization serialize serialized series serif
serious serve served server servers serves service services session sessions setattr setdefault sets setter
setting settings setup setuptools several shadow shall shape share shared shares sharing sharp shebang sheep
shelby shell shields shift shine shipped shopping short shortcut shorter shorthand should shouldn show showing
shown shows shutdown shutil shuttle sibling side sidekick sierra sign signal signals signature signatures signed
significant significantly signing silently silver similar similarly simple simpler simplest simplified simplify
simply simultaneously since single sinh sister site sites situation situations sixty size sized sizeof sizes
sizing skeleton skill skip skipped skipping skips skylark slash slashes sleek sleep slice slick slightly slot
slots slow slower slug small smaller smart smooth snapshot snapshots snippet snippets snow snowy soccer sock
socket sockets soft software sole solely solid solution solve some someone something sometimes somewhat
somewhere sonic soon sort sorted sorting soul sound source sourceforge sources space spaces span spans spare
spark spawn speaker spec special specially specific specifically specification specifications specified
specifier specifiers specifies specify specifying specs spectrum speed spider spirit spite splash split splitext
splitlines splits splitting sponsorship sport sporty sprinter sprintf spyder square squire srcset stable stack
stacklevel stage stale stallion stand standalone standard standards star start started starting starts
startswith startup stat state stated statement statements states static statically staticmethod stating
statistics stats status stay staying stays stderr stdin stdio stdlib stdout stealth steering stellar step steps
stick sticky still sting stone stop stops storage store stored stores storing storm straight strategy stratus
stray stream streamed streaming streams strerror stretch strftime strict strictly string stringify strings strip
stripped stripping strlen stroke stroller strong strongly strptime struct structure structured structures stub
student stuff style styled styles stylesheet stylesheets styling subclass subclasses subdirectories subdirectory
subject sublicense submission submit submitted submitting subprocess subscribe subsequent subsequently subset
substantial substitute substitution substr substring subtitle subtree subtype suburb succeeded succeeds success
successful successfully successors such sufficient suffix suggested suggestions suit suitability suitable suite
summary summer summit sundance sunday sunny super superset supplied supply support supported supporting supports
supposed suppress suppressed sure surface surrounding survive suse swap sweet swift switch switcher switches
switching swpat symbol symbolic symbols symlink symlinks sync synchronous synchronously synopsis syntax
sysconfig system systems table tables tabs tagged tags tail take taken takes taking talk talon tanh tarball
target targeting targets task tasks tbody team tech technical technically technique technology teen teenage
teenager tell tells temp tempest tempfile template templates tempo temporarily temporary term terminal terminate
terminated terminates terminating termination terms terrain terrible test tested testing tests testsuite texinfo
text textwrap than thanks that their them theme themselves then theory there therefore thereof these they thing
things think third this those though thought thread threading threads three threshold through throughout throw
throwing thrown throws thumb thus tied tiger time timed timeout timeouts timer times timestamp timezone timing
titan title today todo together toggle token tokenize tokens tokensource told toml tonic tool tools topics
tornado tort total touch touring tow towing town trace traceback traces tracing track tracker tracking tracks
trade trademark trademarks traditional traffic trailer trailing train training transfer transform transformation
transformed transforms transient transition transitional transitions translate translated translation
translations transmission transparent transport trap treat treated treats tree trees trek tribute trick tried
tries trigger triggered triggering triggers trim trip triple tripping trips trivial true truly truncate
truncated trust trusted truth trying tsconfig ttype tuning tunnel tuple tuples turbo turn turned turns tutorial
twice twins twitter type typed typedef typeof types typescript typhoon typical typically typing ubuntu unable
unaffected unauthorized unavailable uncached unchanged uncle uncompressed uncontrolled undef undefined under
underline underlying underscore underscores understand understanding understands undici undocumented
unenforceable unexpected unicode uninstall union unique unit units unittest universal unix unknown unleaded
unless unlike unlikely unlimited unlink unmodified unmount unmounting unnecessary unpack unpacked unpacking
unrelated unsafe unset unsigned unspecified unstable unstyled unsupported until untrusted unused unwanted unwrap
update updated updates updating upgrade upgrading upload upon upper uppercase upstream urban urlencode
urlencoded urllib urlopen urlparse urls usable usage used useful user username users uses using usual usually
util utilities utility utils uwinnipeg valid validate validated validates validating validation validator
validity valign value values van vanquish vantage variable variablelist variables variant variants variety
various vars vary vector vegas velvet vendor venture venv verb verbatim verbose verbosity vercel verification
verified verifies verify verifying verse version versionadded versions vertical very veteran video view viewport
views viking village vintage violation viper virtual virtualenv visibility visible vision visit visited vista
visual visualstudio vlink vogue void volatile volt volume voyage voyager vscode vulnerable wagon wait waiting
waits walk wallet want wanted wants warn warning warnings warranties warranty wasn watch ways weak weather
webkit webpack website week weekend weekly weight weird welcome well went were what whatever whatsoever wheel
wheels when whenever where whereas wherever whether which while whip white whitespace whole whom whopping whose
wide widely width wife wiki wikipedia wild wildcard wildcards will willing window windows windy winner winter
wire wish with within without wizard wolf woman wonder word words work workaround worked worker workflow
workflows working works world worldwide worth would wraith wrap wrapped wrapper wrappers wrapping wraps writable
write writer writes writing written wrong wrote xmlsoft xorg xsltlocale xsltproc xsltutils yacht yahoo yaml yarn
year yearly years yellow yield yields your yourself zend zephyr zero zeros zipfile zlatkovic zlib zone
`
    .trim()
    .split(/\s+/),
);
