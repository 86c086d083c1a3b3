import { ensureAppBuilt } from '../../tools/appBuild.ts';

/** Builds the shipped app, because journeys do not use a development server. */
export default ensureAppBuilt;
