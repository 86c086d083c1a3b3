import { createAjv } from './ajv.ts';
import { type Contract, isFile } from './contract.ts';

/** A response as sent. */
export interface Exchange {
  operationId: string;
  status: number;
  /** Without parameters; empty without a body. */
  contentType: string;
  payload: string;
}

/** Creates a check of responses against the contract. It returns the problem, or `undefined`. */
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
