import { textFields } from '../../patterns/Form/index.ts';
import { loginCopy } from './LoginScreen.copy.ts';

const { errors } = loginCopy;

/** What sign-in needs. The address is only checked for its shape, as the server does. */
export const loginSchema = textFields({
  email: {
    missing: errors.emailMissing,
    shape: { pattern: /^[^\s@]+@[^\s@]+$/, message: errors.emailShape },
  },
  password: { missing: errors.passwordMissing, keepsSpaces: true },
});
