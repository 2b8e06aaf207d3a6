-- What was told before was kept in one language, which each of them shows from now on.
alter table notifications
  alter column title type jsonb using jsonb_build_object('en', title, 'sw', title),
  alter column text type jsonb using jsonb_build_object('en', text, 'sw', text);
