import type { Answer, Contract } from '#api/contract/index.ts'

/** A form that the owner has drawn. */
export type CustomForm = Answer<Contract['getForm']>
