import { ensureAppBuilt } from '../../tools/appBuild.ts';

/** The journeys run against the product as it is shipped, not against a development server. */
export default ensureAppBuilt;
