import type { SiteAtWork } from '../../../platform/jobs/each-site.ts'
import type { FlowPort } from '../../../platform/outside/net/flow-service.ts'
import type { Sealing } from '../../../platform/outside/sealing.ts'

/** A site as the exchange with its platform sees it. */
export type FlowWork = SiteAtWork & { sealing: Sealing; flows: FlowPort | undefined }
