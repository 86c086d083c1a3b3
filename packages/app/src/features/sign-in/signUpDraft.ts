/** Draft name of the health profile in sign-up. */
export const signUpProfileDraft = 'sign-up-profile';
