import { listBackups } from './backup/list-backups.ts'
import { makeBackup } from './backup/make-backup.ts'
import { changeHostedSite } from './sites/change-hosted-site.ts'
import { createHostedSite } from './sites/create-hosted-site.ts'
import { getHostedSite } from './sites/get-hosted-site.ts'
import { getOffice } from './sites/get-office.ts'
import { listHostedSites } from './sites/list-hosted-sites.ts'
import type { UseCases } from './visit.ts'

/** What the calls about all sites of the machine do. */
export const siteUseCases = {
  changeHostedSite,
  createHostedSite,
  getHostedSite,
  getOffice,
  listBackups,
  listHostedSites,
  makeBackup,
} satisfies Partial<UseCases>
