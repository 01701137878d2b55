/** What stands for the number of a parcel in the address where a carrier tells of it. */
export const trackingNumberMark = '{numero}'

/** An address of the web that says where the number of a parcel goes; or nothing. */
export const trackingAddress = /^(?:https:\/\/[^\s"<>\\]*\{numero\}[^\s"<>\\]*)?$/

/** Where a carrier tells of one parcel. */
export function trackingUrlOf(address: string, number: string): string {
  return address.replaceAll(trackingNumberMark, encodeURIComponent(number))
}
