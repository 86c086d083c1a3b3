import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import { compileValidator } from './validation.ts';

/** Compiles the validators of a route at its first call. Compiling those of all routes took much of a start. */
export const compileValidatorLazily = lazy(compileValidator);

/** Compiles the serialiser of a response at its first call, for the option `schemaController.compilersFactory`. */
export const buildLazySerializer: ReturnType<typeof SerializerSelector> = (...options) =>
  lazy(SerializerSelector()(...options));

/** Returns a compiler whose functions compile themselves when they are first called. */
function lazy<Route, Value, Result>(
  compile: (route: Route) => (value: Value) => Result,
): (route: Route) => (value: Value) => Result {
  return (route) => {
    let run: ((value: Value) => Result) | undefined;
    return (value) => {
      run ??= compile(route);
      return run(value);
    };
  };
}
