import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';

/** Texts of OpenAPI and of our own that describe a value without constraining it. */
const annotations = ['example', 'x-message', 'x-quantity', 'x-extension', 'x-reason'];

/** Creates a JSON Schema 2020-12 validator that refuses schemas with words it does not know. */
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
