-- Whoever waits for a wine is told when the mailbox has room, and no later the more often that was tried.
alter table stock_alerts drop column tries;

-- What was put off for a day by that has its turn again.
update stock_alerts set next_try_at = created_at;
