// The TSC and the TSS header of packets that are to be sent.
`default_nettype none

module tss_transmit_number_n16 (
    input  wire         clk,
    input  wire         rst,
    output wire         quiet,
    output wire         refused,
    output wire         upset,
    input  wire   [4:0] commands_payload_context,
    input  wire   [1:0] commands_payload_kind,
    input  wire  [48:0] commands_payload_next,
    input  wire  [48:0] commands_payload_limit,
    input  wire         commands_valid,
    output wire         commands_ready,
    input  wire         up_payload_packet_ipv6,
    input  wire [127:0] up_payload_packet_source,
    input  wire [127:0] up_payload_packet_destination,
    input  wire         up_payload_packet_udp,
    input  wire  [63:0] up_payload_packet_between,
    input  wire  [13:0] up_payload_packet_bytes,
    input  wire  [23:0] up_payload_packet_sdi,
    input  wire         up_payload_packet_an,
    input  wire         up_payload_packet_has_ssi,
    input  wire  [31:0] up_payload_packet_ssi,
    input  wire         up_payload_known,
    input  wire   [3:0] up_payload_index,
    input  wire   [1:0] up_payload_domain_mode,
    input  wire   [1:0] up_payload_domain_associations,
    input  wire   [7:0] up_payload_domain_crypt_offset,
    input  wire   [1:0] up_payload_domain_udp_aad,
    input  wire  [15:0] up_payload_domain_epoch_0,
    input  wire  [15:0] up_payload_domain_epoch_1,
    input  wire  [15:0] up_payload_domain_max_epoch_lifetime,
    input  wire  [15:0] up_payload_domain_max_epoch_ahead,
    input  wire  [47:0] up_payload_domain_rekey_mask,
    input  wire   [5:0] up_payload_domain_rekey_shift,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_needed,
    output wire   [4:0] down_payload_request_association,
    output wire         down_payload_request_derive,
    output wire         down_payload_request_server,
    output wire         down_payload_request_direct,
    output wire         down_payload_request_wide,
    output wire [127:0] down_payload_request_address,
    output wire  [15:0] down_payload_request_epoch,
    output wire  [31:0] down_payload_request_rekey,
    output wire         down_payload_packet_sent,
    output wire  [63:0] down_payload_packet_tsc,
    output wire  [95:0] down_payload_packet_iv,
    output wire [447:0] down_payload_packet_header,
    output wire   [5:0] down_payload_packet_header_bytes,
    output wire   [5:0] down_payload_packet_around_bytes,
    output wire  [13:0] down_payload_packet_aad_bytes,
    output wire  [13:0] down_payload_packet_bytes,
    output wire  [13:0] down_payload_packet_sealed_bytes,
    output wire         down_valid,
    input  wire         down_ready
);

    wire         held_up_ready;
    wire         held_down_payload_packet_ipv6;
    wire [127:0] held_down_payload_packet_source;
    wire [127:0] held_down_payload_packet_destination;
    wire         held_down_payload_packet_udp;
    wire  [63:0] held_down_payload_packet_between;
    wire  [13:0] held_down_payload_packet_bytes;
    wire  [23:0] held_down_payload_packet_sdi;
    wire         held_down_payload_packet_an;
    wire         held_down_payload_packet_has_ssi;
    wire  [31:0] held_down_payload_packet_ssi;
    wire         held_down_payload_known;
    wire   [3:0] held_down_payload_index;
    wire   [1:0] held_down_payload_domain_mode;
    wire   [1:0] held_down_payload_domain_associations;
    wire   [7:0] held_down_payload_domain_crypt_offset;
    wire   [1:0] held_down_payload_domain_udp_aad;
    wire  [15:0] held_down_payload_domain_epoch_0;
    wire  [15:0] held_down_payload_domain_epoch_1;
    wire  [15:0] held_down_payload_domain_max_epoch_lifetime;
    wire  [15:0] held_down_payload_domain_max_epoch_ahead;
    wire  [47:0] held_down_payload_domain_rekey_mask;
    wire   [5:0] held_down_payload_domain_rekey_shift;
    wire         held_down_valid;
    wire         numbers_refused;
    wire         numbers_upset;
    wire         numbers_command_ready;
    wire         numbers_up_ready;
    wire         numbers_down_payload_given;
    wire  [47:0] numbers_down_payload_counter;
    wire         numbers_down_valid;
    wire         asked_up_ready;
    wire         asked_down_payload_has_key;
    wire         asked_down_payload_packet_packet_ipv6;
    wire [127:0] asked_down_payload_packet_packet_source;
    wire [127:0] asked_down_payload_packet_packet_destination;
    wire         asked_down_payload_packet_packet_udp;
    wire  [63:0] asked_down_payload_packet_packet_between;
    wire  [13:0] asked_down_payload_packet_packet_bytes;
    wire  [23:0] asked_down_payload_packet_packet_sdi;
    wire         asked_down_payload_packet_packet_an;
    wire         asked_down_payload_packet_packet_has_ssi;
    wire  [31:0] asked_down_payload_packet_packet_ssi;
    wire         asked_down_payload_packet_known;
    wire   [3:0] asked_down_payload_packet_index;
    wire   [1:0] asked_down_payload_packet_domain_mode;
    wire   [1:0] asked_down_payload_packet_domain_associations;
    wire   [7:0] asked_down_payload_packet_domain_crypt_offset;
    wire   [1:0] asked_down_payload_packet_domain_udp_aad;
    wire  [15:0] asked_down_payload_packet_domain_epoch_0;
    wire  [15:0] asked_down_payload_packet_domain_epoch_1;
    wire  [15:0] asked_down_payload_packet_domain_max_epoch_lifetime;
    wire  [15:0] asked_down_payload_packet_domain_max_epoch_ahead;
    wire  [47:0] asked_down_payload_packet_domain_rekey_mask;
    wire   [5:0] asked_down_payload_packet_domain_rekey_shift;
    wire         asked_down_valid;
    wire   [3:0] results_level;
    wire         results_down_payload_given;
    wire  [47:0] results_down_payload_counter;
    wire         results_down_valid;
    wire         numbered_up_ready;
    wire         numbered_down_payload_work_packet_ipv6;
    wire [127:0] numbered_down_payload_work_packet_source;
    wire [127:0] numbered_down_payload_work_packet_destination;
    wire         numbered_down_payload_work_packet_udp;
    wire  [63:0] numbered_down_payload_work_packet_between;
    wire  [13:0] numbered_down_payload_work_packet_bytes;
    wire  [23:0] numbered_down_payload_work_packet_sdi;
    wire         numbered_down_payload_work_packet_an;
    wire         numbered_down_payload_work_packet_has_ssi;
    wire  [31:0] numbered_down_payload_work_packet_ssi;
    wire         numbered_down_payload_work_known;
    wire   [3:0] numbered_down_payload_work_index;
    wire   [1:0] numbered_down_payload_work_domain_mode;
    wire   [1:0] numbered_down_payload_work_domain_associations;
    wire   [7:0] numbered_down_payload_work_domain_crypt_offset;
    wire   [1:0] numbered_down_payload_work_domain_udp_aad;
    wire  [15:0] numbered_down_payload_work_domain_epoch_0;
    wire  [15:0] numbered_down_payload_work_domain_epoch_1;
    wire  [15:0] numbered_down_payload_work_domain_max_epoch_lifetime;
    wire  [15:0] numbered_down_payload_work_domain_max_epoch_ahead;
    wire  [47:0] numbered_down_payload_work_domain_rekey_mask;
    wire   [5:0] numbered_down_payload_work_domain_rekey_shift;
    wire  [47:0] numbered_down_payload_counter;
    wire         numbered_down_payload_given;
    wire         numbered_down_valid;
    wire   [4:0] key_request_association;
    wire         key_request_derive;
    wire         key_request_server;
    wire         key_request_direct;
    wire         key_request_wide;
    wire [127:0] key_request_address;
    wire  [15:0] key_request_epoch;
    wire  [31:0] key_request_rekey;
    wire  [95:0] key_iv;
    wire         key_sources_differ;
    wire [447:0] aad_header;
    wire   [5:0] aad_front_bytes;
    wire         order_up_ready;
    wire   [4:0] order_down_payload_request_association;
    wire         order_down_payload_request_derive;
    wire         order_down_payload_request_server;
    wire         order_down_payload_request_direct;
    wire         order_down_payload_request_wide;
    wire [127:0] order_down_payload_request_address;
    wire  [15:0] order_down_payload_request_epoch;
    wire  [31:0] order_down_payload_request_rekey;
    wire         order_down_payload_packet_sent;
    wire  [63:0] order_down_payload_packet_tsc;
    wire  [95:0] order_down_payload_packet_iv;
    wire [447:0] order_down_payload_packet_header;
    wire  [13:0] order_down_payload_packet_bytes;
    wire   [5:0] order_down_payload_packet_around_bytes;
    wire   [5:0] order_down_payload_packet_header_bytes;
    wire  [13:0] order_down_payload_packet_aad_bytes;
    wire  [13:0] order_down_payload_packet_sealed_bytes;
    wire         order_down_valid;

    wire   [1:0] has_key_shr = held_down_payload_domain_associations >> held_down_payload_packet_an;
    wire         has_key = held_down_payload_known && has_key_shr[0];
    wire         asking_ready = asked_up_ready;
    wire         room = asking_ready;
    wire         asks = held_down_valid && (!has_key || numbers_up_ready);
    wire  [15:0] epoch = numbered_down_payload_work_packet_an ? numbered_down_payload_work_domain_epoch_1 : numbered_down_payload_work_domain_epoch_0;
    wire  [63:0] tsc = {epoch, numbered_down_payload_counter};
    wire   [4:0] tss_bytes = numbered_down_payload_work_packet_has_ssi ? 5'd16 : 5'd12;
    wire         clear_below = numbered_down_payload_work_domain_crypt_offset < {3'd0, tss_bytes};
    wire   [7:0] clear = clear_below ? {3'd0, tss_bytes} : numbered_down_payload_work_domain_crypt_offset;
    wire  [13:0] whole = numbered_down_payload_work_packet_bytes + {9'd0, tss_bytes};
    wire         fits = whole >= {6'd0, clear};
    wire         quiet_term = held_down_valid || asked_down_valid || numbered_down_valid || order_down_valid;
    wire         asked_down_ready_term = !asked_down_payload_has_key || results_down_valid;
    wire [127:0] aad_tss_word = {
        5'd1,
        numbered_down_payload_work_packet_has_ssi,
        1'b0,
        numbered_down_payload_work_packet_an,
        numbered_down_payload_work_packet_sdi,
        numbered_down_payload_work_packet_ssi,
        tsc
    };
    wire [127:0] aad_tss_word_2 = {
        5'd1,
        numbered_down_payload_work_packet_has_ssi,
        1'b0,
        numbered_down_payload_work_packet_an,
        numbered_down_payload_work_packet_sdi,
        tsc,
        numbered_down_payload_work_packet_ssi
    };

    forward_slice_w531 held (
        .clk                                    (clk),
        .rst                                    (rst),
        .up_payload_packet_ipv6                 (up_payload_packet_ipv6),
        .up_payload_packet_source               (up_payload_packet_source),
        .up_payload_packet_destination          (up_payload_packet_destination),
        .up_payload_packet_udp                  (up_payload_packet_udp),
        .up_payload_packet_between              (up_payload_packet_between),
        .up_payload_packet_bytes                (up_payload_packet_bytes),
        .up_payload_packet_sdi                  (up_payload_packet_sdi),
        .up_payload_packet_an                   (up_payload_packet_an),
        .up_payload_packet_has_ssi              (up_payload_packet_has_ssi),
        .up_payload_packet_ssi                  (up_payload_packet_ssi),
        .up_payload_known                       (up_payload_known),
        .up_payload_index                       (up_payload_index),
        .up_payload_domain_mode                 (up_payload_domain_mode),
        .up_payload_domain_associations         (up_payload_domain_associations),
        .up_payload_domain_crypt_offset         (up_payload_domain_crypt_offset),
        .up_payload_domain_udp_aad              (up_payload_domain_udp_aad),
        .up_payload_domain_epoch_0              (up_payload_domain_epoch_0),
        .up_payload_domain_epoch_1              (up_payload_domain_epoch_1),
        .up_payload_domain_max_epoch_lifetime   (up_payload_domain_max_epoch_lifetime),
        .up_payload_domain_max_epoch_ahead      (up_payload_domain_max_epoch_ahead),
        .up_payload_domain_rekey_mask           (up_payload_domain_rekey_mask),
        .up_payload_domain_rekey_shift          (up_payload_domain_rekey_shift),
        .up_valid                               (up_valid),
        .up_ready                               (held_up_ready),
        .down_payload_packet_ipv6               (held_down_payload_packet_ipv6),
        .down_payload_packet_source             (held_down_payload_packet_source),
        .down_payload_packet_destination        (held_down_payload_packet_destination),
        .down_payload_packet_udp                (held_down_payload_packet_udp),
        .down_payload_packet_between            (held_down_payload_packet_between),
        .down_payload_packet_bytes              (held_down_payload_packet_bytes),
        .down_payload_packet_sdi                (held_down_payload_packet_sdi),
        .down_payload_packet_an                 (held_down_payload_packet_an),
        .down_payload_packet_has_ssi            (held_down_payload_packet_has_ssi),
        .down_payload_packet_ssi                (held_down_payload_packet_ssi),
        .down_payload_known                     (held_down_payload_known),
        .down_payload_index                     (held_down_payload_index),
        .down_payload_domain_mode               (held_down_payload_domain_mode),
        .down_payload_domain_associations       (held_down_payload_domain_associations),
        .down_payload_domain_crypt_offset       (held_down_payload_domain_crypt_offset),
        .down_payload_domain_udp_aad            (held_down_payload_domain_udp_aad),
        .down_payload_domain_epoch_0            (held_down_payload_domain_epoch_0),
        .down_payload_domain_epoch_1            (held_down_payload_domain_epoch_1),
        .down_payload_domain_max_epoch_lifetime (held_down_payload_domain_max_epoch_lifetime),
        .down_payload_domain_max_epoch_ahead    (held_down_payload_domain_max_epoch_ahead),
        .down_payload_domain_rekey_mask         (held_down_payload_domain_rekey_mask),
        .down_payload_domain_rekey_shift        (held_down_payload_domain_rekey_shift),
        .down_valid                             (held_down_valid),
        .down_ready                             (asks && asking_ready)
    );

    tsc_allocator_n32_w48 numbers (
        .clk                     (clk),
        .rst                     (rst),
        .refused                 (numbers_refused),
        .upset                   (numbers_upset),
        .command_payload_context (commands_payload_context),
        .command_payload_kind    (commands_payload_kind),
        .command_payload_next    (commands_payload_next),
        .command_payload_limit   (commands_payload_limit),
        .command_valid           (commands_valid),
        .command_ready           (numbers_command_ready),
        .up_payload              ({held_down_payload_index, held_down_payload_packet_an}),
        .up_valid                (held_down_valid && has_key && room),
        .up_ready                (numbers_up_ready),
        .down_payload_given      (numbers_down_payload_given),
        .down_payload_counter    (numbers_down_payload_counter),
        .down_valid              (numbers_down_valid),
        .down_ready              (1'b1)
    );

    fifo_w532_d8 asked (
        .clk                                           (clk),
        .rst                                           (rst),
        .up_payload_has_key                            (has_key),
        .up_payload_packet_packet_ipv6                 (held_down_payload_packet_ipv6),
        .up_payload_packet_packet_source               (held_down_payload_packet_source),
        .up_payload_packet_packet_destination          (held_down_payload_packet_destination),
        .up_payload_packet_packet_udp                  (held_down_payload_packet_udp),
        .up_payload_packet_packet_between              (held_down_payload_packet_between),
        .up_payload_packet_packet_bytes                (held_down_payload_packet_bytes),
        .up_payload_packet_packet_sdi                  (held_down_payload_packet_sdi),
        .up_payload_packet_packet_an                   (held_down_payload_packet_an),
        .up_payload_packet_packet_has_ssi              (held_down_payload_packet_has_ssi),
        .up_payload_packet_packet_ssi                  (held_down_payload_packet_ssi),
        .up_payload_packet_known                       (held_down_payload_known),
        .up_payload_packet_index                       (held_down_payload_index),
        .up_payload_packet_domain_mode                 (held_down_payload_domain_mode),
        .up_payload_packet_domain_associations         (held_down_payload_domain_associations),
        .up_payload_packet_domain_crypt_offset         (held_down_payload_domain_crypt_offset),
        .up_payload_packet_domain_udp_aad              (held_down_payload_domain_udp_aad),
        .up_payload_packet_domain_epoch_0              (held_down_payload_domain_epoch_0),
        .up_payload_packet_domain_epoch_1              (held_down_payload_domain_epoch_1),
        .up_payload_packet_domain_max_epoch_lifetime   (held_down_payload_domain_max_epoch_lifetime),
        .up_payload_packet_domain_max_epoch_ahead      (held_down_payload_domain_max_epoch_ahead),
        .up_payload_packet_domain_rekey_mask           (held_down_payload_domain_rekey_mask),
        .up_payload_packet_domain_rekey_shift          (held_down_payload_domain_rekey_shift),
        .up_valid                                      (asks),
        .up_ready                                      (asked_up_ready),
        .down_payload_has_key                          (asked_down_payload_has_key),
        .down_payload_packet_packet_ipv6               (asked_down_payload_packet_packet_ipv6),
        .down_payload_packet_packet_source             (asked_down_payload_packet_packet_source),
        .down_payload_packet_packet_destination        (asked_down_payload_packet_packet_destination),
        .down_payload_packet_packet_udp                (asked_down_payload_packet_packet_udp),
        .down_payload_packet_packet_between            (asked_down_payload_packet_packet_between),
        .down_payload_packet_packet_bytes              (asked_down_payload_packet_packet_bytes),
        .down_payload_packet_packet_sdi                (asked_down_payload_packet_packet_sdi),
        .down_payload_packet_packet_an                 (asked_down_payload_packet_packet_an),
        .down_payload_packet_packet_has_ssi            (asked_down_payload_packet_packet_has_ssi),
        .down_payload_packet_packet_ssi                (asked_down_payload_packet_packet_ssi),
        .down_payload_packet_known                     (asked_down_payload_packet_known),
        .down_payload_packet_index                     (asked_down_payload_packet_index),
        .down_payload_packet_domain_mode               (asked_down_payload_packet_domain_mode),
        .down_payload_packet_domain_associations       (asked_down_payload_packet_domain_associations),
        .down_payload_packet_domain_crypt_offset       (asked_down_payload_packet_domain_crypt_offset),
        .down_payload_packet_domain_udp_aad            (asked_down_payload_packet_domain_udp_aad),
        .down_payload_packet_domain_epoch_0            (asked_down_payload_packet_domain_epoch_0),
        .down_payload_packet_domain_epoch_1            (asked_down_payload_packet_domain_epoch_1),
        .down_payload_packet_domain_max_epoch_lifetime (asked_down_payload_packet_domain_max_epoch_lifetime),
        .down_payload_packet_domain_max_epoch_ahead    (asked_down_payload_packet_domain_max_epoch_ahead),
        .down_payload_packet_domain_rekey_mask         (asked_down_payload_packet_domain_rekey_mask),
        .down_payload_packet_domain_rekey_shift        (asked_down_payload_packet_domain_rekey_shift),
        .down_valid                                    (asked_down_valid),
        .down_ready                                    (numbered_up_ready && asked_down_ready_term)
    );

    roomy_fifo_w49_d16 results (
        .clk                  (clk),
        .rst                  (rst),
        .push_enable          (numbers_down_valid),
        .push_payload_given   (numbers_down_payload_given),
        .push_payload_counter (numbers_down_payload_counter),
        .level                (results_level),
        .down_payload_given   (results_down_payload_given),
        .down_payload_counter (results_down_payload_counter),
        .down_valid           (results_down_valid),
        .down_ready           (asked_down_valid && asked_down_payload_has_key && numbered_up_ready)
    );

    forward_slice_w580 numbered (
        .clk                                         (clk),
        .rst                                         (rst),
        .up_payload_work_packet_ipv6                 (asked_down_payload_packet_packet_ipv6),
        .up_payload_work_packet_source               (asked_down_payload_packet_packet_source),
        .up_payload_work_packet_destination          (asked_down_payload_packet_packet_destination),
        .up_payload_work_packet_udp                  (asked_down_payload_packet_packet_udp),
        .up_payload_work_packet_between              (asked_down_payload_packet_packet_between),
        .up_payload_work_packet_bytes                (asked_down_payload_packet_packet_bytes),
        .up_payload_work_packet_sdi                  (asked_down_payload_packet_packet_sdi),
        .up_payload_work_packet_an                   (asked_down_payload_packet_packet_an),
        .up_payload_work_packet_has_ssi              (asked_down_payload_packet_packet_has_ssi),
        .up_payload_work_packet_ssi                  (asked_down_payload_packet_packet_ssi),
        .up_payload_work_known                       (asked_down_payload_packet_known),
        .up_payload_work_index                       (asked_down_payload_packet_index),
        .up_payload_work_domain_mode                 (asked_down_payload_packet_domain_mode),
        .up_payload_work_domain_associations         (asked_down_payload_packet_domain_associations),
        .up_payload_work_domain_crypt_offset         (asked_down_payload_packet_domain_crypt_offset),
        .up_payload_work_domain_udp_aad              (asked_down_payload_packet_domain_udp_aad),
        .up_payload_work_domain_epoch_0              (asked_down_payload_packet_domain_epoch_0),
        .up_payload_work_domain_epoch_1              (asked_down_payload_packet_domain_epoch_1),
        .up_payload_work_domain_max_epoch_lifetime   (asked_down_payload_packet_domain_max_epoch_lifetime),
        .up_payload_work_domain_max_epoch_ahead      (asked_down_payload_packet_domain_max_epoch_ahead),
        .up_payload_work_domain_rekey_mask           (asked_down_payload_packet_domain_rekey_mask),
        .up_payload_work_domain_rekey_shift          (asked_down_payload_packet_domain_rekey_shift),
        .up_payload_counter                          (results_down_payload_counter),
        .up_payload_given                            (asked_down_payload_has_key && results_down_payload_given),
        .up_valid                                    (asked_down_valid && asked_down_ready_term),
        .up_ready                                    (numbered_up_ready),
        .down_payload_work_packet_ipv6               (numbered_down_payload_work_packet_ipv6),
        .down_payload_work_packet_source             (numbered_down_payload_work_packet_source),
        .down_payload_work_packet_destination        (numbered_down_payload_work_packet_destination),
        .down_payload_work_packet_udp                (numbered_down_payload_work_packet_udp),
        .down_payload_work_packet_between            (numbered_down_payload_work_packet_between),
        .down_payload_work_packet_bytes              (numbered_down_payload_work_packet_bytes),
        .down_payload_work_packet_sdi                (numbered_down_payload_work_packet_sdi),
        .down_payload_work_packet_an                 (numbered_down_payload_work_packet_an),
        .down_payload_work_packet_has_ssi            (numbered_down_payload_work_packet_has_ssi),
        .down_payload_work_packet_ssi                (numbered_down_payload_work_packet_ssi),
        .down_payload_work_known                     (numbered_down_payload_work_known),
        .down_payload_work_index                     (numbered_down_payload_work_index),
        .down_payload_work_domain_mode               (numbered_down_payload_work_domain_mode),
        .down_payload_work_domain_associations       (numbered_down_payload_work_domain_associations),
        .down_payload_work_domain_crypt_offset       (numbered_down_payload_work_domain_crypt_offset),
        .down_payload_work_domain_udp_aad            (numbered_down_payload_work_domain_udp_aad),
        .down_payload_work_domain_epoch_0            (numbered_down_payload_work_domain_epoch_0),
        .down_payload_work_domain_epoch_1            (numbered_down_payload_work_domain_epoch_1),
        .down_payload_work_domain_max_epoch_lifetime (numbered_down_payload_work_domain_max_epoch_lifetime),
        .down_payload_work_domain_max_epoch_ahead    (numbered_down_payload_work_domain_max_epoch_ahead),
        .down_payload_work_domain_rekey_mask         (numbered_down_payload_work_domain_rekey_mask),
        .down_payload_work_domain_rekey_shift        (numbered_down_payload_work_domain_rekey_shift),
        .down_payload_counter                        (numbered_down_payload_counter),
        .down_payload_given                          (numbered_down_payload_given),
        .down_valid                                  (numbered_down_valid),
        .down_ready                                  (order_up_ready)
    );

    tss_transmit_key_request_n16 key (
        .clk                       (clk),
        .rst                       (rst),
        .domain_mode               (numbered_down_payload_work_domain_mode),
        .domain_associations       (numbered_down_payload_work_domain_associations),
        .domain_crypt_offset       (numbered_down_payload_work_domain_crypt_offset),
        .domain_udp_aad            (numbered_down_payload_work_domain_udp_aad),
        .domain_epoch_0            (numbered_down_payload_work_domain_epoch_0),
        .domain_epoch_1            (numbered_down_payload_work_domain_epoch_1),
        .domain_max_epoch_lifetime (numbered_down_payload_work_domain_max_epoch_lifetime),
        .domain_max_epoch_ahead    (numbered_down_payload_work_domain_max_epoch_ahead),
        .domain_rekey_mask         (numbered_down_payload_work_domain_rekey_mask),
        .domain_rekey_shift        (numbered_down_payload_work_domain_rekey_shift),
        .index                     (numbered_down_payload_work_index),
        .sdi                       (numbered_down_payload_work_packet_sdi),
        .around_ipv6               (numbered_down_payload_work_packet_ipv6),
        .around_source             (numbered_down_payload_work_packet_source),
        .around_destination        (numbered_down_payload_work_packet_destination),
        .around_udp                (numbered_down_payload_work_packet_udp),
        .around_between            (numbered_down_payload_work_packet_between),
        .around_bytes              (numbered_down_payload_work_packet_bytes),
        .tss_an                    (numbered_down_payload_work_packet_an),
        .tss_has_ssi               (numbered_down_payload_work_packet_has_ssi),
        .tss_ssi                   (numbered_down_payload_work_packet_ssi),
        .tss_epoch                 (epoch),
        .tss_counter               (numbered_down_payload_counter),
        .request_association       (key_request_association),
        .request_derive            (key_request_derive),
        .request_server            (key_request_server),
        .request_direct            (key_request_direct),
        .request_wide              (key_request_wide),
        .request_address           (key_request_address),
        .request_epoch             (key_request_epoch),
        .request_rekey             (key_request_rekey),
        .iv                        (key_iv),
        .sources_differ            (key_sources_differ)
    );

    tss_aad_header aad (
        .around_ipv6        (numbered_down_payload_work_packet_ipv6),
        .around_source      (numbered_down_payload_work_packet_source),
        .around_destination (numbered_down_payload_work_packet_destination),
        .around_udp         (numbered_down_payload_work_packet_udp),
        .around_between     (numbered_down_payload_work_packet_between),
        .around_bytes       (numbered_down_payload_work_packet_bytes),
        .udp_aad            (numbered_down_payload_work_domain_udp_aad),
        .tss                (numbered_down_payload_work_packet_has_ssi ? aad_tss_word : aad_tss_word_2),
        .header             (aad_header),
        .front_bytes        (aad_front_bytes)
    );

    forward_slice_w848 order (
        .clk                              (clk),
        .rst                              (rst),
        .up_payload_request_association   (key_request_association),
        .up_payload_request_derive        (key_request_derive),
        .up_payload_request_server        (key_request_server),
        .up_payload_request_direct        (key_request_direct),
        .up_payload_request_wide          (key_request_wide),
        .up_payload_request_address       (key_request_address),
        .up_payload_request_epoch         (key_request_epoch),
        .up_payload_request_rekey         (key_request_rekey),
        .up_payload_packet_sent           (numbered_down_payload_given && key_sources_differ && fits),
        .up_payload_packet_tsc            (tsc),
        .up_payload_packet_iv             (key_iv),
        .up_payload_packet_header         (aad_header),
        .up_payload_packet_bytes          (numbered_down_payload_work_packet_bytes),
        .up_payload_packet_around_bytes   (aad_front_bytes),
        .up_payload_packet_header_bytes   (aad_front_bytes + {1'b0, tss_bytes}),
        .up_payload_packet_aad_bytes      ({8'd0, aad_front_bytes} + {6'd0, clear}),
        .up_payload_packet_sealed_bytes   (whole + 14'd16),
        .up_valid                         (numbered_down_valid),
        .up_ready                         (order_up_ready),
        .down_payload_request_association (order_down_payload_request_association),
        .down_payload_request_derive      (order_down_payload_request_derive),
        .down_payload_request_server      (order_down_payload_request_server),
        .down_payload_request_direct      (order_down_payload_request_direct),
        .down_payload_request_wide        (order_down_payload_request_wide),
        .down_payload_request_address     (order_down_payload_request_address),
        .down_payload_request_epoch       (order_down_payload_request_epoch),
        .down_payload_request_rekey       (order_down_payload_request_rekey),
        .down_payload_packet_sent         (order_down_payload_packet_sent),
        .down_payload_packet_tsc          (order_down_payload_packet_tsc),
        .down_payload_packet_iv           (order_down_payload_packet_iv),
        .down_payload_packet_header       (order_down_payload_packet_header),
        .down_payload_packet_bytes        (order_down_payload_packet_bytes),
        .down_payload_packet_around_bytes (order_down_payload_packet_around_bytes),
        .down_payload_packet_header_bytes (order_down_payload_packet_header_bytes),
        .down_payload_packet_aad_bytes    (order_down_payload_packet_aad_bytes),
        .down_payload_packet_sealed_bytes (order_down_payload_packet_sealed_bytes),
        .down_valid                       (order_down_valid),
        .down_ready                       (down_ready)
    );

    assign quiet = !quiet_term;
    assign refused = numbers_refused;
    assign upset = numbers_upset;
    assign commands_ready = numbers_command_ready;
    assign up_ready = held_up_ready;
    assign down_payload_needed = order_down_payload_packet_sent;
    assign down_payload_request_association = order_down_payload_request_association;
    assign down_payload_request_derive = order_down_payload_request_derive;
    assign down_payload_request_server = order_down_payload_request_server;
    assign down_payload_request_direct = order_down_payload_request_direct;
    assign down_payload_request_wide = order_down_payload_request_wide;
    assign down_payload_request_address = order_down_payload_request_address;
    assign down_payload_request_epoch = order_down_payload_request_epoch;
    assign down_payload_request_rekey = order_down_payload_request_rekey;
    assign down_payload_packet_sent = order_down_payload_packet_sent;
    assign down_payload_packet_tsc = order_down_payload_packet_tsc;
    assign down_payload_packet_iv = order_down_payload_packet_iv;
    assign down_payload_packet_header = order_down_payload_packet_header;
    assign down_payload_packet_header_bytes = order_down_payload_packet_header_bytes;
    assign down_payload_packet_around_bytes = order_down_payload_packet_around_bytes;
    assign down_payload_packet_aad_bytes = order_down_payload_packet_aad_bytes;
    assign down_payload_packet_bytes = order_down_payload_packet_bytes;
    assign down_payload_packet_sealed_bytes = order_down_payload_packet_sealed_bytes;
    assign down_valid = order_down_valid;

    wire _unused_ok = &{1'b0, results_level, numbered_down_payload_work_known, has_key_shr[1]};

endmodule

`default_nettype wire
