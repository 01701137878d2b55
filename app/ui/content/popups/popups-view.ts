import type { Answer, Contract } from '#api/contract/index.ts'

/** What a page tells of a popup: when it opens, and where what it says is found. */
export type PopupNotice = Answer<Contract['listPopups']>[number]

/** A popup with all that it says. */
export type PopupView = Answer<Contract['getPopup']>
