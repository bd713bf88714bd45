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

    localparam [3:0] ORDER_JUDGEMENT_PLAIN = 4'd0;
    localparam [3:0] ORDER_JUDGEMENT_HINT  = 4'd1;
    localparam [3:0] ORDER_JUDGEMENT_OPEN  = 4'd8;

    reg          known_judge;
    reg    [1:0] domain_judge_mode;
    reg    [1:0] domain_judge_associations;
    reg    [7:0] domain_judge_crypt_offset;
    reg    [1:0] domain_judge_udp_aad;
    reg   [15:0] domain_judge_epoch_0;
    reg   [15:0] domain_judge_epoch_1;
    reg   [15:0] domain_judge_max_epoch_lifetime;
    reg   [15:0] domain_judge_max_epoch_ahead;
    reg   [47:0] domain_judge_rekey_mask;
    reg    [5:0] domain_judge_rekey_shift;
    reg    [3:0] index_judge;
    reg          packet_judge_head_ipv6;
    reg  [127:0] packet_judge_head_source;
    reg  [127:0] packet_judge_head_destination;
    reg          packet_judge_head_udp;
    reg   [63:0] packet_judge_head_between;
    reg   [13:0] packet_judge_head_bytes;
    reg          packet_judge_head_trimmed;
    reg    [7:0] packet_judge_head_tag;
    reg  [127:0] packet_judge_begin;
    reg    [7:0] clear_judge;
    reg          is_latched_judge;
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
    reg          valid_judge;
    reg          valid_out;
    reg    [4:0] request_out_association;
    reg          request_out_derive;
    reg          request_out_server;
    reg          request_out_direct;
    reg          request_out_wide;
    reg  [127:0] request_out_address;
    reg   [15:0] request_out_epoch;
    reg   [31:0] request_out_rekey;
    reg    [3:0] order_out_judgement;
    reg    [3:0] order_out_index;
    reg   [23:0] order_out_sdi;
    reg          order_out_around_ipv6;
    reg  [127:0] order_out_around_source;
    reg  [127:0] order_out_around_destination;
    reg          order_out_around_udp;
    reg   [63:0] order_out_around_between;
    reg   [13:0] order_out_around_bytes;
    reg    [7:0] order_out_tag;
    reg    [5:0] order_out_skipped_bytes;
    reg   [13:0] order_out_opened_bytes;
    reg   [95:0] order_out_iv;
    reg  [319:0] order_out_header;
    reg    [5:0] order_out_header_bytes;
    reg   [13:0] order_out_aad_bytes;

    wire         moves = !valid_out || down_ready;
    wire  [15:0] latched_shr_up_payload_index = latched >> up_payload_index;
    wire         is_latched = latched_shr_up_payload_index[0];
    wire   [7:0] clear_word = {3'd0, up_payload_packet_begin[122] ? 5'd16 : 5'd12};
    wire         clear_below = up_payload_domain_crypt_offset < clear_word;
    wire   [7:0] clear = clear_below ? clear_word : up_payload_domain_crypt_offset;
    wire  [63:0] tsc = packet_judge_begin[122] ? packet_judge_begin[63:0] : packet_judge_begin[95:32];
    wire   [4:0] tss_bytes = packet_judge_begin[122] ? 5'd16 : 5'd12;
    wire         is_plain_term = packet_judge_begin[127:123] != 5'd1;
    wire         is_plain = packet_judge_head_bytes != 14'd0 && is_plain_term;
    wire         is_short_below = packet_judge_head_bytes < {9'd0, tss_bytes};
    wire         is_short = packet_judge_head_bytes == 14'd0 || is_short_below;
    wire   [1:0] has_key_shr = domain_judge_associations >> packet_judge_begin[120];
    wire         has_key = known_judge && has_key_shr[0];
    wire         lacks = {1'b0, packet_judge_head_bytes} < {7'd0, clear_judge} + 15'd16;
    wire  [13:0] opened_bytes = packet_judge_head_bytes - {9'd0, tss_bytes} - 14'd16;
    wire         exceeds = 1'b0;
    wire  [15:0] behind_choice = packet_judge_begin[120] ? domain_judge_epoch_1 : domain_judge_epoch_0;
    wire  [15:0] behind = behind_choice - tsc[63:48];
    wire  [15:0] ahead = tsc[63:48] - behind_choice;
    wire         is_late = !behind[15] && domain_judge_max_epoch_lifetime < behind;
    wire         is_early = behind[15] && domain_judge_max_epoch_ahead < ahead;
    wire   [4:0] request_association = key_request_association;
    wire         request_derive = key_request_derive;
    wire         request_server = key_request_server;
    wire         request_direct = key_request_direct;
    wire         request_wide = key_request_wide;
    wire [127:0] request_address = key_request_address;
    wire  [15:0] request_epoch = key_request_epoch;
    wire  [31:0] request_rekey = key_request_rekey;
    wire   [3:0] order_judgement_choice = is_latched_judge ? 4'd4 : is_early ? 4'd6 : is_late ? 4'd5 : 4'd8;
    wire   [3:0] order_judgement_choice_2 = lacks || exceeds || !key_sources_differ ? 4'd2 : order_judgement_choice;
    wire   [3:0] order_judgement_choice_3 = is_short ? 4'd2 : !has_key ? 4'd3 : order_judgement_choice_2;
    wire   [3:0] order_judgement = is_plain ? ORDER_JUDGEMENT_PLAIN : packet_judge_head_trimmed ? ORDER_JUDGEMENT_HINT : order_judgement_choice_3;
    wire   [3:0] order_index = index_judge;
    wire  [23:0] order_sdi = packet_judge_begin[119:96];
    wire         order_around_ipv6 = packet_judge_head_ipv6;
    wire [127:0] order_around_source = packet_judge_head_source;
    wire [127:0] order_around_destination = packet_judge_head_destination;
    wire         order_around_udp = packet_judge_head_udp;
    wire  [63:0] order_around_between = packet_judge_head_between;
    wire  [13:0] order_around_bytes = packet_judge_head_bytes;
    wire   [7:0] order_tag = packet_judge_head_tag;
    wire   [5:0] order_skipped_bytes = aad_front_bytes + {1'b0, tss_bytes};
    wire  [13:0] order_opened_bytes = opened_bytes;
    wire  [95:0] order_iv = key_iv;
    wire [319:0] order_header = aad_header;
    wire   [5:0] order_header_bytes = aad_front_bytes;
    wire  [13:0] order_aad_bytes = {8'd0, aad_front_bytes} + {6'd0, clear_judge};

    tss_receive_key_request_n16 key (
        .clk                       (clk),
        .rst                       (rst),
        .domain_mode               (domain_judge_mode),
        .domain_associations       (domain_judge_associations),
        .domain_crypt_offset       (domain_judge_crypt_offset),
        .domain_udp_aad            (domain_judge_udp_aad),
        .domain_epoch_0            (domain_judge_epoch_0),
        .domain_epoch_1            (domain_judge_epoch_1),
        .domain_max_epoch_lifetime (domain_judge_max_epoch_lifetime),
        .domain_max_epoch_ahead    (domain_judge_max_epoch_ahead),
        .domain_rekey_mask         (domain_judge_rekey_mask),
        .domain_rekey_shift        (domain_judge_rekey_shift),
        .index                     (index_judge),
        .sdi                       (packet_judge_begin[119:96]),
        .around_ipv6               (packet_judge_head_ipv6),
        .around_source             (packet_judge_head_source),
        .around_destination        (packet_judge_head_destination),
        .around_udp                (packet_judge_head_udp),
        .around_between            (packet_judge_head_between),
        .around_bytes              (packet_judge_head_bytes),
        .tss_an                    (packet_judge_begin[120]),
        .tss_has_ssi               (packet_judge_begin[122]),
        .tss_ssi                   (packet_judge_begin[95:64]),
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
        .around_ipv6        (packet_judge_head_ipv6),
        .around_source      (packet_judge_head_source),
        .around_destination (packet_judge_head_destination),
        .around_udp         (packet_judge_head_udp),
        .around_between     (packet_judge_head_between),
        .around_bytes       (packet_judge_head_bytes),
        .udp_aad            (domain_judge_udp_aad),
        .header             (aad_header),
        .front_bytes        (aad_front_bytes)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_judge <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            if (moves) begin
                valid_judge <= up_valid;
            end
            if (moves) begin
                valid_out <= valid_judge;
            end
        end
    end

    always @(posedge clk) begin
        if (moves) begin
            known_judge <= up_payload_known;
        end
        if (moves) begin
            domain_judge_mode <= up_payload_domain_mode;
            domain_judge_associations <= up_payload_domain_associations;
            domain_judge_crypt_offset <= up_payload_domain_crypt_offset;
            domain_judge_udp_aad <= up_payload_domain_udp_aad;
            domain_judge_epoch_0 <= up_payload_domain_epoch_0;
            domain_judge_epoch_1 <= up_payload_domain_epoch_1;
            domain_judge_max_epoch_lifetime <= up_payload_domain_max_epoch_lifetime;
            domain_judge_max_epoch_ahead <= up_payload_domain_max_epoch_ahead;
            domain_judge_rekey_mask <= up_payload_domain_rekey_mask;
            domain_judge_rekey_shift <= up_payload_domain_rekey_shift;
        end
        if (moves) begin
            index_judge <= up_payload_index;
        end
        if (moves) begin
            packet_judge_head_ipv6 <= up_payload_packet_head_ipv6;
            packet_judge_head_source <= up_payload_packet_head_source;
            packet_judge_head_destination <= up_payload_packet_head_destination;
            packet_judge_head_udp <= up_payload_packet_head_udp;
            packet_judge_head_between <= up_payload_packet_head_between;
            packet_judge_head_bytes <= up_payload_packet_head_bytes;
            packet_judge_head_trimmed <= up_payload_packet_head_trimmed;
            packet_judge_head_tag <= up_payload_packet_head_tag;
            packet_judge_begin <= up_payload_packet_begin;
        end
        if (moves) begin
            clear_judge <= clear;
        end
        if (moves) begin
            is_latched_judge <= is_latched;
        end
        if (moves) begin
            request_out_association <= request_association;
            request_out_derive <= request_derive;
            request_out_server <= request_server;
            request_out_direct <= request_direct;
            request_out_wide <= request_wide;
            request_out_address <= request_address;
            request_out_epoch <= request_epoch;
            request_out_rekey <= request_rekey;
        end
        if (moves) begin
            order_out_judgement <= order_judgement;
            order_out_index <= order_index;
            order_out_sdi <= order_sdi;
            order_out_around_ipv6 <= order_around_ipv6;
            order_out_around_source <= order_around_source;
            order_out_around_destination <= order_around_destination;
            order_out_around_udp <= order_around_udp;
            order_out_around_between <= order_around_between;
            order_out_around_bytes <= order_around_bytes;
            order_out_tag <= order_tag;
            order_out_skipped_bytes <= order_skipped_bytes;
            order_out_opened_bytes <= order_opened_bytes;
            order_out_iv <= order_iv;
            order_out_header <= order_header;
            order_out_header_bytes <= order_header_bytes;
            order_out_aad_bytes <= order_aad_bytes;
        end
    end

    assign quiet = !(valid_judge || valid_out);
    assign up_ready = moves;
    assign down_payload_needed = order_out_judgement == ORDER_JUDGEMENT_OPEN;
    assign down_payload_request_association = request_out_association;
    assign down_payload_request_derive = request_out_derive;
    assign down_payload_request_server = request_out_server;
    assign down_payload_request_direct = request_out_direct;
    assign down_payload_request_wide = request_out_wide;
    assign down_payload_request_address = request_out_address;
    assign down_payload_request_epoch = request_out_epoch;
    assign down_payload_request_rekey = request_out_rekey;
    assign down_payload_packet_judgement = order_out_judgement;
    assign down_payload_packet_index = order_out_index;
    assign down_payload_packet_sdi = order_out_sdi;
    assign down_payload_packet_around_ipv6 = order_out_around_ipv6;
    assign down_payload_packet_around_source = order_out_around_source;
    assign down_payload_packet_around_destination = order_out_around_destination;
    assign down_payload_packet_around_udp = order_out_around_udp;
    assign down_payload_packet_around_between = order_out_around_between;
    assign down_payload_packet_around_bytes = order_out_around_bytes;
    assign down_payload_packet_tag = order_out_tag;
    assign down_payload_packet_skipped_bytes = order_out_skipped_bytes;
    assign down_payload_packet_opened_bytes = order_out_opened_bytes;
    assign down_payload_packet_iv = order_out_iv;
    assign down_payload_packet_header = order_out_header;
    assign down_payload_packet_header_bytes = order_out_header_bytes;
    assign down_payload_packet_aad_bytes = order_out_aad_bytes;
    assign down_valid = valid_out;

    wire _unused_ok = &{1'b0, packet_judge_begin[121], latched_shr_up_payload_index[15:1], has_key_shr[1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) has_a_judgement: assert (!valid_out || order_out_judgement < 4'd9);
`endif

endmodule

`default_nettype wire
