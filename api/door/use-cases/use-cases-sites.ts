import { listBackups } from '../../house/backup/list-backups.ts'
import { makeBackup } from '../../house/backup/make-backup.ts'
import { changeHostedSite } from '../../house/sites/change-hosted-site.ts'
import { createHostedSite } from '../../house/sites/create-hosted-site.ts'
import { getHostedSite } from '../../house/sites/get-hosted-site.ts'
import { getOffice } from '../../house/sites/get-office.ts'
import { listHostedSites } from '../../house/sites/list-hosted-sites.ts'
import type { UseCases } from '../../platform/call/call-context.ts'

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
