import { describe, expect, it } from 'vitest';
import type { OperationObject } from './contract.ts';
import { routeSchema } from './routeSchema.ts';

const text = { type: 'string' };
const file = { type: 'string', format: 'binary' };
const answer = { type: 'object', properties: { id: text } };

function operation(members: Partial<OperationObject> = {}): OperationObject {
  return { operationId: 'x', responses: {}, ...members };
}

describe('the schemas of a route', () => {
  it('group parameters by their place, and require those that the contract requires', () => {
    const schema = routeSchema(
      operation({
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text },
          { name: 'from', in: 'query', required: true, schema: text },
          { name: 'to', in: 'query', schema: text },
          { name: 'Idempotency-Key', in: 'header', schema: text },
        ],
      }),
    );
    expect(schema).toMatchObject({
      params: { type: 'object', properties: { id: text }, required: ['id'] },
      querystring: { type: 'object', properties: { from: text, to: text }, required: ['from'] },
      headers: { type: 'object', properties: { 'Idempotency-Key': text }, required: [] },
    });
    expect(schema).not.toHaveProperty('body');
  });

  it('contain every media type of the body', () => {
    const content = { 'application/json': { schema: answer }, 'multipart/form-data': { schema: answer } };
    expect(routeSchema(operation({ requestBody: { content } })).body).toEqual({ content });
  });

  it('contain neither files nor empty responses, which no serialiser writes', () => {
    const json = { 'application/json': { schema: answer } };
    const responses = {
      200: { content: { ...json, 'application/pdf': { schema: file } } },
      202: { content: { 'application/pdf': { schema: file } } },
      204: {},
    };
    expect(routeSchema(operation({ responses })).response).toEqual({ 200: { content: json } });
  });
});
