-- For development and tests only, after database/roles.sql: well-known passwords, on a server of 127.0.0.1.

alter role polydex_owner password 'polydex';
alter role polydex_api password 'polydex';
alter role polydex_worker password 'polydex';
alter role polydex_desk password 'polydex';
alter role polydex_reader password 'polydex';
