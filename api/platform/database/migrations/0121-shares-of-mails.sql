-- The share of the hour that a mail of strangers was counted in: one kind may go in that of people whom the site knows.
alter table outbox add column share text;

update outbox set share = case
  when kind in ('reset_password', 'order_link') then 'ways'
  when kind in ('confirm_account', 'account_exists', 'confirm_email') then 'joining'
  when kind in ('rights_received') then 'rights'
  when kind in ('registration_confirmed', 'booking_confirmed') then 'places'
  when kind in ('message_acknowledged', 'registration_lapsed', 'booking_lapsed') then 'visits'
  when kind in ('newsletter_confirm', 'newsletter_known', 'stock_back') then 'news'
end;
