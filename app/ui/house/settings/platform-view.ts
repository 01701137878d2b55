import type { Answer, Contract } from '#api/contract/index.ts'

export type Platform = NonNullable<Answer<Contract['getPlatform']>>

type Flows = Answer<Contract['listFlows']>

export type FlowView = Flows['flows'][number]

export type PeriodView = Answer<Contract['listReportPeriods']>['periods'][number]

export type PlatformView = { platform: Flows['platform']; sent: FlowView[]; received: FlowView[]; periods: PeriodView[] }
