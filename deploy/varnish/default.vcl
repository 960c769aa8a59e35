# Varnish in front of the shell servers, with purges by surrogate key (xkey, of the package varnish-modules). The shell
# servers tell it what is no longer right: PURGE_URLS=http://varnish:6081/
vcl 4.1;

import directors;
import xkey;

probe ready {
  .url = "/health/ready";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend shell {
  .host = "shell";
  .port = "3000";
  .probe = ready;
}

# Only the shell servers may purge.
acl purgers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_init {
  new shells = directors.round_robin();
  shells.add_backend(shell);
}

sub vcl_recv {
  set req.backend_hint = shells.backend();

  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(405, "Not allowed"));
    }
    if (req.http.Surrogate-Key ~ "(^| )\*( |$)") {
      ban("obj.status != 0");
      return (synth(200, "Everything is purged"));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Purged: " + req.http.X-Purged));
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Signed-in visitors, viewers of a preview, and the operator's pages bypass the cache.
  if (req.http.Cookie ~ "(^|; )(__Host-)?sinima[_-](session|preview)=" || req.http.Authorization) {
    return (pass);
  }
  # Who has a compression dictionary (RFC 9842) does too: there are as many answers as dictionaries, and whoever makes up
  # hashes would fill the cache. What passes keeps its Accept-Encoding; for all else Varnish asks for gzip.
  if (req.http.Available-Dictionary) {
    return (pass);
  }
  # The cookie goes on to the shell server, which draws by it who gets a canary: what it answers then is private.
  return (hash);
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # Beyond its freshness and what stale-while-revalidate adds, a page serves only while no shell server answers.
  if (beresp.ttl > 0s && beresp.http.Cache-Control ~ "stale-if-error") {
    set beresp.keep = 24h;
  }
  # An answer of a server in trouble is not kept in the place of a page.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  set resp.http.Cache-Status = "varnish; " + regsub(obj.hits, "^0$", "fwd=miss") + regsub(obj.hits, "^[1-9][0-9]*$", "");
}
