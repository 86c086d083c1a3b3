import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import { compileValidator } from './validation.ts';

/** Compiles the validators of a route at its first call. Compiling all of them took much of the start-up time. */
export const compileValidatorLazily = lazy(compileValidator);

/** Compiles the serialiser of a response at its first call, for the option `schemaController.compilersFactory`. */
export const buildLazySerializer: ReturnType<typeof SerializerSelector> = (...options) =>
  lazy(SerializerSelector()(...options));

/** Returns a compiler that defers compilation to the first call of the compiled function. */
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
