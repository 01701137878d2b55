import { addressTypes } from '#app/models/identity/address-types.ts'
import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toAddressType } from './company-address.ts'

/** What an address of the company can be for. */
export const listAddressTypes: UseCase<Contract['listAddressTypes']> = async () => done(addressTypes.map(toAddressType))
