/** Where the links of mails lead on the site; their origin is the site's stored one. */
export const mailLinks = {
  confirmAccount: (token: string) => `/inscription/confirmer/${token}`,
  resetPassword: (token: string) => `/password/reset/${token}`,
  confirmEmail: (token: string) => `/mon-compte/adresse-e-mail/confirmer/${token}`,
  acceptInvitation: (token: string) => `/invitation/${token}`,
  endNewLogin: (token: string) => `/auth/arreter/${token}`,
  cancelRegistration: (token: string) => `/inscription/annuler/${token}`,
}
