/** What the panel begins with: the shop and the site, or one of them alone. */
export const dashboardTypes = ['default', 'shop', 'site'] as const
export type DashboardType = (typeof dashboardTypes)[number]

/** What the panel of a site begins with: without a shop there is only the site. */
export function readDashboardType(kept: string, isECommerce: boolean): DashboardType {
  if (!isECommerce) return 'site'
  return dashboardTypes.find((type) => type === kept) ?? 'default'
}
