/** Where the links of letters lead on the site. */
export const mailPaths = {
  confirm: (token: string) => `/newsletter/confirmer/${token}`,
  choice: (key: string) => `/newsletter/preferences/${key}`,
  leave: (key: string) => `/newsletter/desinscription/${key}`,
}
