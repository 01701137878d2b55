import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** Answers whoever asks after a visit; nothing is read or counted, so that no picture or link of another site can count. */
export const getVisit: UseCase<Contract['getVisit']> = async () => done({})
