import type { MakeTable } from "@/domains/cars/catalog/make-table";
import { acura } from "./acura";
import { audi } from "./audi";
import { bmw } from "./bmw";
import { buick } from "./buick";
import { cadillac } from "./cadillac";
import { chevrolet } from "./chevrolet";
import { chrysler } from "./chrysler";
import { dodge } from "./dodge";
import { astonMartin, bentley, bugatti, ferrari, lamborghini, lotus, mclaren, rollsRoyce } from "./exotics";
import { fiat } from "./fiat";
import { fisker } from "./fisker";
import { ford } from "./ford";
import { genesis } from "./genesis";
import { gmc } from "./gmc";
import { honda } from "./honda";
import { hyundai } from "./hyundai";
import { infiniti } from "./infiniti";
import { alfaRomeo, maserati } from "./italian-sports";
import { jeep } from "./jeep";
import { kia } from "./kia";
import { jaguar, landRover } from "./land-rover-jaguar";
import { lexus } from "./lexus";
import { lincoln } from "./lincoln";
import { lucid } from "./lucid";
import { mazda } from "./mazda";
import { mercedesBenz } from "./mercedes-benz";
import { mini } from "./mini";
import { mitsubishi } from "./mitsubishi";
import { nissan } from "./nissan";
import { polestar } from "./polestar";
import { porsche } from "./porsche";
import { ram } from "./ram";
import { rivian } from "./rivian";
import { scion } from "./scion";
import { smart } from "./smart";
import { subaru } from "./subaru";
import { tesla } from "./tesla";
import { toyota } from "./toyota";
import { vinfast } from "./vinfast";
import { volkswagen } from "./volkswagen";
import { volvo } from "./volvo";

/** One table per make, alphabetical. A new make is a file and a line here. */
export const makeTables: readonly MakeTable[] = [
  acura,
  alfaRomeo,
  astonMartin,
  audi,
  bentley,
  bmw,
  bugatti,
  buick,
  cadillac,
  chevrolet,
  chrysler,
  dodge,
  ferrari,
  fiat,
  fisker,
  ford,
  genesis,
  gmc,
  honda,
  hyundai,
  infiniti,
  jaguar,
  jeep,
  kia,
  lamborghini,
  landRover,
  lexus,
  lincoln,
  lotus,
  lucid,
  maserati,
  mazda,
  mclaren,
  mercedesBenz,
  mini,
  mitsubishi,
  nissan,
  polestar,
  porsche,
  ram,
  rivian,
  rollsRoyce,
  scion,
  smart,
  subaru,
  tesla,
  toyota,
  vinfast,
  volkswagen,
  volvo,
];
