import * as atc from './atcLists.ts';
import { CONTRAINDICATIONS, INTERACTIONS, smpc, usLabel, WARNINGS } from './sources.ts';
import type { Interaction } from './types.ts';

const SEROTONIN = 'can cause serotonin syndrome: fever, shaking and confusion';
const SLEEP = 'can cause deep sleep and stop breathing';
const LITHIUM = 'can raise lithium to a harmful level';
const RHYTHM = 'can disturb the heart rhythm';
const ABSORPTION = 'block each other in the gut unless they are taken some hours apart';

/** Infections, pain, mind and nerves, joints, hormones. */
export const OTHER_INTERACTIONS: readonly Interaction[] = [
  {
    one: atc.MAO_INHIBITORS,
    other: [
      ...atc.SEROTONIN_REUPTAKE_INHIBITORS,
      ...atc.TRICYCLICS,
      ...atc.SEROTONERGIC_OPIOIDS,
      ...atc.TRIPTANS,
    ],
    level: 'serious',
    effect: SEROTONIN,
    source: usLabel('sertraline', CONTRAINDICATIONS),
  },
  {
    one: atc.SEROTONIN_REUPTAKE_INHIBITORS,
    other: [...atc.SEROTONERGIC_OPIOIDS, ...atc.TRIPTANS],
    level: 'caution',
    effect: SEROTONIN,
    source: usLabel('tramadol', WARNINGS),
  },
  {
    one: atc.SEROTONIN_REUPTAKE_INHIBITORS,
    other: [...atc.NSAIDS, ...atc.ANTIPLATELETS, ...atc.ANTICOAGULANTS],
    level: 'caution',
    effect: 'raise the risk of bleeding',
    source: usLabel('sertraline', INTERACTIONS),
  },
  {
    one: atc.OPIOIDS,
    other: atc.BENZODIAZEPINES,
    level: 'serious',
    effect: SLEEP,
    source: usLabel('morphine', 'Boxed Warning'),
  },
  {
    one: atc.OPIOIDS,
    other: atc.GABAPENTINOIDS,
    level: 'serious',
    effect: SLEEP,
    source: usLabel('pregabalin', WARNINGS),
  },
  {
    one: atc.QT_PROLONGING,
    other: atc.QT_PROLONGING,
    level: 'caution',
    effect: RHYTHM,
    source: smpc('escitalopram', '4.3'),
  },
  {
    one: ['A03FA03'],
    other: [...atc.STRONG_CYP3A4_INHIBITORS, 'J01FA01', 'J02AC01', 'C01BD01', 'N06AB04', 'N06AB10'],
    level: 'serious',
    effect: RHYTHM,
    source: smpc('domperidone', '4.3'),
  },
  {
    one: atc.LEVODOPA,
    other: atc.DOPAMINE_BLOCKERS,
    level: 'serious',
    effect: "can make Parkinson's disease worse",
    source: smpc('metoclopramide', '4.3'),
  },
  {
    one: ['N06DA'],
    other: ['G04BD', 'N04AA'],
    level: 'caution',
    effect: 'work against each other',
    source: usLabel('donepezil', INTERACTIONS),
  },
  {
    one: ['N05AN01'],
    other: [...atc.NSAIDS, ...atc.THIAZIDES, ...atc.LOOP_DIURETICS, ...atc.RENIN_ANGIOTENSIN],
    level: 'serious',
    effect: LITHIUM,
    source: usLabel('lithium', INTERACTIONS),
  },
  {
    one: ['L04AX03', 'L01BA01'],
    other: atc.TRIMETHOPRIM,
    level: 'serious',
    effect: 'can harm the bone marrow',
    source: usLabel('methotrexate', INTERACTIONS),
  },
  {
    one: ['L04AX03', 'L01BA01'],
    other: atc.NSAIDS,
    level: 'caution',
    effect: 'can raise methotrexate to a harmful level',
    source: usLabel('methotrexate', INTERACTIONS),
  },
  {
    one: ['L04AX01', 'L01BB02'],
    other: ['M04AA'],
    level: 'serious',
    effect: 'can harm the bone marrow',
    source: usLabel('azathioprine', INTERACTIONS),
  },
  {
    one: ['M04AC01'],
    other: [...atc.STRONG_CYP3A4_INHIBITORS, 'L04AD01', 'C08D', 'J01FA01'],
    level: 'serious',
    effect: 'can raise colchicine to a harmful level',
    source: usLabel('colchicine', INTERACTIONS),
  },
  {
    one: ['R03DA04', 'R03DA05'],
    other: ['J01MA02', 'J01FA01', 'J01FA09', 'N06AB08'],
    level: 'serious',
    effect: 'can raise theophylline to a harmful level',
    source: usLabel('theophylline', INTERACTIONS),
  },
  {
    one: ['M03BX02'],
    other: ['J01MA02', 'N06AB08'],
    level: 'serious',
    effect: 'can drop the blood pressure dangerously',
    source: usLabel('tizanidine', CONTRAINDICATIONS),
  },
  {
    one: ['N03AF01'],
    other: ['J01FA01', 'J01FA09', 'J02AC02', 'J02AC03'],
    level: 'serious',
    effect: 'can raise carbamazepine to a harmful level',
    source: usLabel('carbamazepine', INTERACTIONS),
  },
  {
    one: ['N03AG01'],
    other: ['N03AX09'],
    level: 'serious',
    effect: 'can cause a dangerous skin rash',
    source: usLabel('lamotrigine', WARNINGS),
  },
  {
    one: ['N03AG01'],
    other: ['J01DH'],
    level: 'serious',
    effect: 'can bring back fits',
    source: usLabel('valproate', INTERACTIONS),
  },
  {
    one: atc.ORAL_CONTRACEPTIVES,
    other: [...atc.CYP3A4_INDUCERS, 'N03AX11', 'N03AF02'],
    level: 'serious',
    effect: 'can make the contraceptive fail',
    source: usLabel('levonorgestrel and ethinylestradiol', INTERACTIONS),
  },
  {
    one: ['L02BA01'],
    other: ['N06AB05', 'N06AB03'],
    level: 'caution',
    effect: 'can make tamoxifen weaker',
    source: usLabel('tamoxifen', INTERACTIONS),
  },
  {
    one: ['H02AB'],
    other: atc.NSAIDS,
    level: 'caution',
    effect: 'raise the risk of stomach ulcers',
    source: usLabel('prednisone', INTERACTIONS),
  },
  {
    one: ['H02AB'],
    other: atc.QUINOLONES,
    level: 'caution',
    effect: 'can damage tendons',
    source: usLabel('ciprofloxacin', 'Boxed Warning'),
  },
  {
    one: atc.PDE5_INHIBITORS,
    other: atc.STRONG_CYP3A4_INHIBITORS,
    level: 'caution',
    effect: 'can drop the blood pressure',
    source: usLabel('sildenafil', INTERACTIONS),
  },
  {
    one: ['H03AA01'],
    other: atc.MINERALS,
    level: 'caution',
    effect: ABSORPTION,
    source: usLabel('levothyroxine', INTERACTIONS),
  },
  {
    one: [...atc.QUINOLONES, ...atc.TETRACYCLINES],
    other: atc.MINERALS,
    level: 'caution',
    effect: ABSORPTION,
    source: usLabel('ciprofloxacin', INTERACTIONS),
  },
  {
    one: ['M05BA'],
    other: atc.MINERALS,
    level: 'caution',
    effect: ABSORPTION,
    source: usLabel('alendronate', INTERACTIONS),
  },
];
