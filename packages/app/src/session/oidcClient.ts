// A part of the app that is loaded when somebody signs in with the identity provider.
export { createOidcClient } from '@vitalane/flows/browser';
