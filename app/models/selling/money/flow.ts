/** What goes through a platform of electronic invoices: papers and reports that leave, invoices that come. */
export const flowKinds = ['INVOICE', 'CREDIT', 'REPORT', 'RECEIVED'] as const

export type FlowKind = (typeof flowKinds)[number]

/** How far one is: it waits, was handed over, was taken or refused; what comes has come. */
export const flowStates = ['WAITING', 'SENT', 'ACCEPTED', 'REFUSED', 'RECEIVED'] as const

export type FlowState = (typeof flowStates)[number]
