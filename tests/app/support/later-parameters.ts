/** Parameters whose effect comes with later work; each leaves this list with its row in the test of parameters. */
export const laterParameters = [
  'REPEAT_ANIMATION',
  'ORDER_REVIEW_DELAY',
  'CLICK_AND_COLLECT_HOURS_MONDAY',
  'CLICK_AND_COLLECT_HOURS_TUESDAY',
  'CLICK_AND_COLLECT_HOURS_WEDNESDAY',
  'CLICK_AND_COLLECT_HOURS_THURSDAY',
  'CLICK_AND_COLLECT_HOURS_FRIDAY',
  'CLICK_AND_COLLECT_HOURS_SATURDAY',
  'CLICK_AND_COLLECT_HOURS_SUNDAY',
  'IMAGE_CDN',
]
