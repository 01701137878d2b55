import type { ParameterEntry } from './parameter.ts'
import { companyParameters, legalParameters } from './parameter-list-company.ts'
import { lookParameters, networkParameters } from './parameter-list-look.ts'
import { featureParameters, shopParameters } from './parameter-list-shop.ts'

/** Every parameter a site can have, once; what does not stand here is refused. */
export const parameterList = {
  ...companyParameters,
  ...legalParameters,
  ...lookParameters,
  ...featureParameters,
  ...shopParameters,
  ...networkParameters,
} as const satisfies Record<string, ParameterEntry>

export type ParameterType = keyof typeof parameterList

/** Every type of the catalogue, in its order. */
export const parameterTypes = Object.keys(parameterList) as ParameterType[]

/** What the catalogue says of a type, if it knows it. */
export function findParameter(type: string): ParameterEntry | undefined {
  return Object.hasOwn(parameterList, type) ? parameterList[type as ParameterType] : undefined
}

/** Whether the catalogue knows a type. */
export function isParameterType(type: string): type is ParameterType {
  return Object.hasOwn(parameterList, type)
}
