import { createAjv } from './ajv.ts';
import { type Contract, isFile } from './contract.ts';

/** One answer, as it went out. */
export interface Exchange {
  operationId: string;
  status: number;
  /** Without parameters; empty when there is no body. */
  contentType: string;
  payload: string;
}

/** Makes a check of answers against the contract: says what is wrong, or nothing. */
export function createConformanceCheck(contract: Contract): (exchange: Exchange) => string | undefined {
  const ajv = createAjv();
  return ({ operationId, status, contentType, payload }) => {
    const where = `${operationId} answered ${status}`;
    const declared = contract.operations.get(operationId)?.responses[String(status)];
    if (!declared) return `${where}, which the contract does not declare`;
    const schema = declared[contentType];
    if (!schema) {
      const isEmpty = Object.keys(declared).length === 0 && payload === '';
      return isEmpty ? undefined : `${where} with an undeclared media type "${contentType}"`;
    }
    if (isFile(schema)) return undefined;
    const validate = ajv.compile(schema);
    return validate(JSON.parse(payload)) ? undefined : `${where}: ${ajv.errorsText(validate.errors)}`;
  };
}
