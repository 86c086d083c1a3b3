import { ensureAppBuilt } from '../../tools/app-build.ts';

/** The journeys run against the product as it is shipped, not against a development server. */
export default ensureAppBuilt;
