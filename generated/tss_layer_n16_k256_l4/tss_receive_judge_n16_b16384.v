// Judges received packets by their TSS header and domain.
`default_nettype none

module tss_receive_judge_n16_b16384 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [15:0] latched,
    output wire         quiet,
    input  wire         up_payload_packet_head_ipv6,
    input  wire [127:0] up_payload_packet_head_source,
    input  wire [127:0] up_payload_packet_head_destination,
    input  wire         up_payload_packet_head_udp,
    input  wire  [63:0] up_payload_packet_head_between,
    input  wire  [13:0] up_payload_packet_head_bytes,
    input  wire         up_payload_packet_head_trimmed,
    input  wire   [7:0] up_payload_packet_head_tag,
    input  wire [127:0] up_payload_packet_begin,
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
    output wire   [3:0] down_payload_packet_judgement,
    output wire   [3:0] down_payload_packet_index,
    output wire  [23:0] down_payload_packet_sdi,
    output wire         down_payload_packet_around_ipv6,
    output wire [127:0] down_payload_packet_around_source,
    output wire [127:0] down_payload_packet_around_destination,
    output wire         down_payload_packet_around_udp,
    output wire  [63:0] down_payload_packet_around_between,
    output wire  [13:0] down_payload_packet_around_bytes,
    output wire   [7:0] down_payload_packet_tag,
    output wire   [5:0] down_payload_packet_skipped_bytes,
    output wire  [13:0] down_payload_packet_opened_bytes,
    output wire  [95:0] down_payload_packet_iv,
    output wire [319:0] down_payload_packet_header,
    output wire   [5:0] down_payload_packet_header_bytes,
    output wire  [13:0] down_payload_packet_aad_bytes,
    output wire         down_valid,
    input  wire         down_ready
);

    localparam [3:0] ORDER_JUDGEMENT_PLAIN      = 4'd0;
    localparam [3:0] ORDER_JUDGEMENT_HINT       = 4'd1;
    localparam [3:0] ORDER_JUDGEMENT_INVALID    = 4'd2;
    localparam [3:0] ORDER_JUDGEMENT_INVALID_SA = 4'd3;
    localparam [3:0] ORDER_JUDGEMENT_LATCHED    = 4'd4;
    localparam [3:0] ORDER_JUDGEMENT_LATE       = 4'd5;
    localparam [3:0] ORDER_JUDGEMENT_EARLY      = 4'd6;
    localparam [3:0] ORDER_JUDGEMENT_OPEN       = 4'd8;

    reg          is_held;
    reg          full;
    reg          held_packet_head_ipv6;
    reg  [127:0] held_packet_head_source;
    reg  [127:0] held_packet_head_destination;
    reg          held_packet_head_udp;
    reg   [63:0] held_packet_head_between;
    reg   [13:0] held_packet_head_bytes;
    reg          held_packet_head_trimmed;
    reg    [7:0] held_packet_head_tag;
    reg  [127:0] held_packet_begin;
    reg          held_known;
    reg    [3:0] held_index;
    reg    [1:0] held_domain_mode;
    reg    [1:0] held_domain_associations;
    reg    [7:0] held_domain_crypt_offset;
    reg    [1:0] held_domain_udp_aad;
    reg   [15:0] held_domain_epoch_0;
    reg   [15:0] held_domain_epoch_1;
    reg   [15:0] held_domain_max_epoch_lifetime;
    reg   [15:0] held_domain_max_epoch_ahead;
    reg   [47:0] held_domain_rekey_mask;
    reg    [5:0] held_domain_rekey_shift;
    reg    [7:0] clear;
    reg          is_latched;
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
    wire [319:0] aad_header;
    wire   [5:0] aad_front_bytes;
    reg    [4:0] request_association;
    reg          request_derive;
    reg          request_server;
    reg          request_direct;
    reg          request_wide;
    reg  [127:0] request_address;
    reg   [15:0] request_epoch;
    reg   [31:0] request_rekey;
    reg    [3:0] order_judgement;
    reg    [3:0] order_index;
    reg   [23:0] order_sdi;
    reg          order_around_ipv6;
    reg  [127:0] order_around_source;
    reg  [127:0] order_around_destination;
    reg          order_around_udp;
    reg   [63:0] order_around_between;
    reg   [13:0] order_around_bytes;
    reg    [7:0] order_tag;
    reg    [5:0] order_skipped_bytes;
    reg   [13:0] order_opened_bytes;
    reg   [95:0] order_iv;
    reg  [319:0] order_header;
    reg    [5:0] order_header_bytes;
    reg   [13:0] order_aad_bytes;

    wire        moves = !full || down_ready;
    wire [63:0] tsc = held_packet_begin[122] ? held_packet_begin[63:0] : held_packet_begin[95:32];
    wire  [4:0] tss_bytes = held_packet_begin[122] ? 5'd16 : 5'd12;
    wire        is_plain_term = held_packet_begin[127:123] != 5'd1;
    wire        is_plain = held_packet_head_bytes != 14'd0 && is_plain_term;
    wire        is_short_below = held_packet_head_bytes < {9'd0, tss_bytes};
    wire        is_short = held_packet_head_bytes == 14'd0 || is_short_below;
    wire  [1:0] has_key_shr = held_domain_associations >> held_packet_begin[120];
    wire        has_key = held_known && has_key_shr[0];
    wire        lacks = {1'b0, held_packet_head_bytes} < {7'd0, clear} + 15'd16;
    wire [13:0] opened_bytes = held_packet_head_bytes - {9'd0, tss_bytes} - 14'd16;
    wire        exceeds = 1'b0;
    wire [15:0] behind_choice = held_packet_begin[120] ? held_domain_epoch_1 : held_domain_epoch_0;
    wire [15:0] behind = behind_choice - tsc[63:48];
    wire [15:0] ahead = tsc[63:48] - behind_choice;
    wire        is_late = !behind[15] && held_domain_max_epoch_lifetime < behind;
    wire        is_early = behind[15] && held_domain_max_epoch_ahead < ahead;
    wire [15:0] latched_shr_up_payload_index = latched >> up_payload_index;
    wire  [7:0] clear_word = {3'd0, up_payload_packet_begin[122] ? 5'd16 : 5'd12};
    wire        clear_below = up_payload_domain_crypt_offset < clear_word;

    tss_receive_key_request_n16 key (
        .clk                       (clk),
        .rst                       (rst),
        .domain_mode               (held_domain_mode),
        .domain_associations       (held_domain_associations),
        .domain_crypt_offset       (held_domain_crypt_offset),
        .domain_udp_aad            (held_domain_udp_aad),
        .domain_epoch_0            (held_domain_epoch_0),
        .domain_epoch_1            (held_domain_epoch_1),
        .domain_max_epoch_lifetime (held_domain_max_epoch_lifetime),
        .domain_max_epoch_ahead    (held_domain_max_epoch_ahead),
        .domain_rekey_mask         (held_domain_rekey_mask),
        .domain_rekey_shift        (held_domain_rekey_shift),
        .index                     (held_index),
        .sdi                       (held_packet_begin[119:96]),
        .around_ipv6               (held_packet_head_ipv6),
        .around_source             (held_packet_head_source),
        .around_destination        (held_packet_head_destination),
        .around_udp                (held_packet_head_udp),
        .around_between            (held_packet_head_between),
        .around_bytes              (held_packet_head_bytes),
        .tss_an                    (held_packet_begin[120]),
        .tss_has_ssi               (held_packet_begin[122]),
        .tss_ssi                   (held_packet_begin[95:64]),
        .tss_epoch                 (tsc[63:48]),
        .tss_counter               (tsc[47:0]),
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

    tss_aad_front aad (
        .around_ipv6        (held_packet_head_ipv6),
        .around_source      (held_packet_head_source),
        .around_destination (held_packet_head_destination),
        .around_udp         (held_packet_head_udp),
        .around_between     (held_packet_head_between),
        .around_bytes       (held_packet_head_bytes),
        .udp_aad            (held_domain_udp_aad),
        .header             (aad_header),
        .front_bytes        (aad_front_bytes)
    );

    always @(posedge clk) begin
        if (rst) begin
            is_held <= 1'b0;
            full <= 1'b0;
        end else begin
            if (moves) begin
                is_held <= up_valid;
                full <= is_held;
            end
        end
    end

    always @(posedge clk) begin
        if (moves) begin
            held_packet_head_ipv6 <= up_payload_packet_head_ipv6;
            held_packet_head_source <= up_payload_packet_head_source;
            held_packet_head_destination <= up_payload_packet_head_destination;
            held_packet_head_udp <= up_payload_packet_head_udp;
            held_packet_head_between <= up_payload_packet_head_between;
            held_packet_head_bytes <= up_payload_packet_head_bytes;
            held_packet_head_trimmed <= up_payload_packet_head_trimmed;
            held_packet_head_tag <= up_payload_packet_head_tag;
            held_packet_begin <= up_payload_packet_begin;
            held_known <= up_payload_known;
            held_index <= up_payload_index;
            held_domain_mode <= up_payload_domain_mode;
            held_domain_associations <= up_payload_domain_associations;
            held_domain_crypt_offset <= up_payload_domain_crypt_offset;
            held_domain_udp_aad <= up_payload_domain_udp_aad;
            held_domain_epoch_0 <= up_payload_domain_epoch_0;
            held_domain_epoch_1 <= up_payload_domain_epoch_1;
            held_domain_max_epoch_lifetime <= up_payload_domain_max_epoch_lifetime;
            held_domain_max_epoch_ahead <= up_payload_domain_max_epoch_ahead;
            held_domain_rekey_mask <= up_payload_domain_rekey_mask;
            held_domain_rekey_shift <= up_payload_domain_rekey_shift;
            is_latched <= latched_shr_up_payload_index[0];
            clear <= clear_below ? clear_word : up_payload_domain_crypt_offset;
            request_association <= key_request_association;
            request_derive <= key_request_derive;
            request_server <= key_request_server;
            request_direct <= key_request_direct;
            request_wide <= key_request_wide;
            request_address <= key_request_address;
            request_epoch <= key_request_epoch;
            request_rekey <= key_request_rekey;
            order_index <= held_index;
            order_sdi <= held_packet_begin[119:96];
            order_around_ipv6 <= held_packet_head_ipv6;
            order_around_source <= held_packet_head_source;
            order_around_destination <= held_packet_head_destination;
            order_around_udp <= held_packet_head_udp;
            order_around_between <= held_packet_head_between;
            order_around_bytes <= held_packet_head_bytes;
            order_tag <= held_packet_head_tag;
            order_skipped_bytes <= aad_front_bytes + {1'b0, tss_bytes};
            order_opened_bytes <= opened_bytes;
            order_iv <= key_iv;
            order_header <= aad_header;
            order_header_bytes <= aad_front_bytes;
            order_aad_bytes <= {8'd0, aad_front_bytes} + {6'd0, clear};
            order_judgement <= ORDER_JUDGEMENT_OPEN;
            if (is_late) begin
                order_judgement <= ORDER_JUDGEMENT_LATE;
            end
            if (is_early) begin
                order_judgement <= ORDER_JUDGEMENT_EARLY;
            end
            if (is_latched) begin
                order_judgement <= ORDER_JUDGEMENT_LATCHED;
            end
            if (lacks || exceeds || !key_sources_differ) begin
                order_judgement <= ORDER_JUDGEMENT_INVALID;
            end
            if (!has_key) begin
                order_judgement <= ORDER_JUDGEMENT_INVALID_SA;
            end
            if (is_short) begin
                order_judgement <= ORDER_JUDGEMENT_INVALID;
            end
            if (held_packet_head_trimmed) begin
                order_judgement <= ORDER_JUDGEMENT_HINT;
            end
            if (is_plain) begin
                order_judgement <= ORDER_JUDGEMENT_PLAIN;
            end
        end
    end

    assign quiet = !(is_held || full);
    assign up_ready = moves;
    assign down_payload_needed = order_judgement == ORDER_JUDGEMENT_OPEN;
    assign down_payload_request_association = request_association;
    assign down_payload_request_derive = request_derive;
    assign down_payload_request_server = request_server;
    assign down_payload_request_direct = request_direct;
    assign down_payload_request_wide = request_wide;
    assign down_payload_request_address = request_address;
    assign down_payload_request_epoch = request_epoch;
    assign down_payload_request_rekey = request_rekey;
    assign down_payload_packet_judgement = order_judgement;
    assign down_payload_packet_index = order_index;
    assign down_payload_packet_sdi = order_sdi;
    assign down_payload_packet_around_ipv6 = order_around_ipv6;
    assign down_payload_packet_around_source = order_around_source;
    assign down_payload_packet_around_destination = order_around_destination;
    assign down_payload_packet_around_udp = order_around_udp;
    assign down_payload_packet_around_between = order_around_between;
    assign down_payload_packet_around_bytes = order_around_bytes;
    assign down_payload_packet_tag = order_tag;
    assign down_payload_packet_skipped_bytes = order_skipped_bytes;
    assign down_payload_packet_opened_bytes = order_opened_bytes;
    assign down_payload_packet_iv = order_iv;
    assign down_payload_packet_header = order_header;
    assign down_payload_packet_header_bytes = order_header_bytes;
    assign down_payload_packet_aad_bytes = order_aad_bytes;
    assign down_valid = full;

    wire _unused_ok = &{1'b0, held_packet_begin[121], has_key_shr[1], latched_shr_up_payload_index[15:1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) has_a_judgement: assert (!full || order_judgement < 4'd9);
`endif

endmodule

`default_nettype wire
