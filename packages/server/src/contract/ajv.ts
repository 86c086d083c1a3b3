import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';

/** Keywords of OpenAPI and this contract that describe a value without constraining it. */
const annotations = ['example', 'x-message', 'x-quantity', 'x-extension', 'x-reason'];

/** Creates a JSON Schema 2020-12 validator that refuses schemas with unknown keywords. */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    ...options,
  });
  addFormatsModule.default(ajv);
  ajv.addVocabulary(annotations);
  return ajv;
}
