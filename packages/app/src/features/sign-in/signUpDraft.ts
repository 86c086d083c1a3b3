/** Names what was typed into the health profile of sign-up. */
export const signUpProfileDraft = 'sign-up-profile';
