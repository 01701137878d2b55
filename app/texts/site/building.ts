/** What a site says while it is being built. */
export const building = {
  message: (name: string) => `${name} : le site est en construction. Revenez bientôt.`,
} as const
