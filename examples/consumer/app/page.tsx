'use client';

import { Pharmacy } from '../src/Pharmacy.tsx';

/** Start page in the version for Next.js. */
export default Pharmacy;
