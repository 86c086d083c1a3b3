import { ensureAppBuilt } from '../../tools/appBuild.ts';
import { Product } from '../../tools/product.ts';

/**
 * Builds the shipped app, because journeys do not use a development server, and creates the demo data with which
 * their servers start. Returns the function that removes it.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  ensureAppBuilt();
  const demo = await Product.create();
  await demo.start();
  await demo.stop();
  // Workers inherit the environment.
  process.env.DEMO_DATA_DIR = demo.dataDir;
  return () => demo.dispose();
}
