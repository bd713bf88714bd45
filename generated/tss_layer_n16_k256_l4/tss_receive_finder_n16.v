// The secure domain of each packet, out of 16.
`default_nettype none

module tss_receive_finder_n16 (
    input  wire         clk,
    input  wire         rst,
    input  wire         write_enable,
    input  wire   [3:0] write_index,
    input  wire         write_used,
    input  wire  [23:0] write_sdi,
    input  wire   [1:0] write_domain_mode,
    input  wire   [1:0] write_domain_associations,
    input  wire   [7:0] write_domain_crypt_offset,
    input  wire   [1:0] write_domain_udp_aad,
    input  wire  [15:0] write_domain_epoch_0,
    input  wire  [15:0] write_domain_epoch_1,
    input  wire  [15:0] write_domain_max_epoch_lifetime,
    input  wire  [15:0] write_domain_max_epoch_ahead,
    input  wire  [47:0] write_domain_rekey_mask,
    input  wire   [5:0] write_domain_rekey_shift,
    input  wire         key_enable,
    input  wire         key_there,
    input  wire   [4:0] key_association,
    output wire         quiet,
    output wire         keeps,
    output wire         keeps_derived,
    input  wire  [23:0] up_payload_sdi,
    input  wire         up_payload_packet_head_ipv6,
    input  wire [127:0] up_payload_packet_head_source,
    input  wire [127:0] up_payload_packet_head_destination,
    input  wire         up_payload_packet_head_udp,
    input  wire  [63:0] up_payload_packet_head_between,
    input  wire  [13:0] up_payload_packet_head_bytes,
    input  wire         up_payload_packet_head_trimmed,
    input  wire   [7:0] up_payload_packet_head_tag,
    input  wire [127:0] up_payload_packet_begin,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_packet_head_ipv6,
    output wire [127:0] down_payload_packet_head_source,
    output wire [127:0] down_payload_packet_head_destination,
    output wire         down_payload_packet_head_udp,
    output wire  [63:0] down_payload_packet_head_between,
    output wire  [13:0] down_payload_packet_head_bytes,
    output wire         down_payload_packet_head_trimmed,
    output wire   [7:0] down_payload_packet_head_tag,
    output wire [127:0] down_payload_packet_begin,
    output wire         down_payload_known,
    output wire   [3:0] down_payload_index,
    output wire   [1:0] down_payload_domain_mode,
    output wire   [1:0] down_payload_domain_associations,
    output wire   [7:0] down_payload_domain_crypt_offset,
    output wire   [1:0] down_payload_domain_udp_aad,
    output wire  [15:0] down_payload_domain_epoch_0,
    output wire  [15:0] down_payload_domain_epoch_1,
    output wire  [15:0] down_payload_domain_max_epoch_lifetime,
    output wire  [15:0] down_payload_domain_max_epoch_ahead,
    output wire  [47:0] down_payload_domain_rekey_mask,
    output wire   [5:0] down_payload_domain_rekey_shift,
    output wire         down_valid,
    input  wire         down_ready
);

    reg   [15:0] used;
    reg   [23:0] sdi_0;
    reg   [23:0] sdi_1;
    reg   [23:0] sdi_2;
    reg   [23:0] sdi_3;
    reg   [23:0] sdi_4;
    reg   [23:0] sdi_5;
    reg   [23:0] sdi_6;
    reg   [23:0] sdi_7;
    reg   [23:0] sdi_8;
    reg   [23:0] sdi_9;
    reg   [23:0] sdi_10;
    reg   [23:0] sdi_11;
    reg   [23:0] sdi_12;
    reg   [23:0] sdi_13;
    reg   [23:0] sdi_14;
    reg   [23:0] sdi_15;
    reg   [15:0] keyed_0;
    reg   [15:0] keyed_1;
    reg          full;
    reg          is_held;
    reg   [23:0] sdi;
    reg          held_head_ipv6;
    reg  [127:0] held_head_source;
    reg  [127:0] held_head_destination;
    reg          held_head_udp;
    reg   [63:0] held_head_between;
    reg   [13:0] held_head_bytes;
    reg          held_head_trimmed;
    reg    [7:0] held_head_tag;
    reg  [127:0] held_begin;
    reg          is_compared;
    reg   [15:0] those;
    reg          compared_head_ipv6;
    reg  [127:0] compared_head_source;
    reg  [127:0] compared_head_destination;
    reg          compared_head_udp;
    reg   [63:0] compared_head_between;
    reg   [13:0] compared_head_bytes;
    reg          compared_head_trimmed;
    reg    [7:0] compared_head_tag;
    reg  [127:0] compared_begin;
    reg          found_packet_head_ipv6;
    reg  [127:0] found_packet_head_source;
    reg  [127:0] found_packet_head_destination;
    reg          found_packet_head_udp;
    reg   [63:0] found_packet_head_between;
    reg   [13:0] found_packet_head_bytes;
    reg          found_packet_head_trimmed;
    reg    [7:0] found_packet_head_tag;
    reg  [127:0] found_packet_begin;
    reg          found_known;
    reg    [3:0] found_index;
    reg    [1:0] found_domain_mode;
    reg    [1:0] found_domain_associations;
    reg    [7:0] found_domain_crypt_offset;
    reg    [1:0] found_domain_udp_aad;
    reg   [15:0] found_domain_epoch_0;
    reg   [15:0] found_domain_epoch_1;
    reg   [15:0] found_domain_max_epoch_lifetime;
    reg   [15:0] found_domain_max_epoch_ahead;
    reg   [47:0] found_domain_rekey_mask;
    reg    [5:0] found_domain_rekey_shift;
    reg  [131:0] entries [0:15];
    reg   [27:0] owners [0:15];

    wire  [27:0] owners_rdata = owners[write_index];
    wire         stays = write_used && owners_rdata[27:4] == write_sdi;
    wire  [15:0] used_shr_write_index = used >> write_index;
    wire         stays_derived_match = owners_rdata[1:0] == write_domain_associations;
    wire         stays_derived_term = owners_rdata[3:2] == write_domain_mode && stays_derived_match;
    wire         stays_derived = stays && used_shr_write_index[0] && stays_derived_term;
    wire         moves = !full || down_ready;
    wire         entries_rdata_term = !(|those[7:0]);
    wire         entries_rdata_term_2 = !(|those[11:8]);
    wire         entries_rdata_term_3 = !(|those[13:12]);
    wire   [1:0] entries_rdata_word = {entries_rdata_term_3, entries_rdata_term_3 ? !those[14] : !those[12]};
    wire         entries_rdata_term_4 = !(|those[9:8]);
    wire   [1:0] entries_rdata_word_2 = {entries_rdata_term_4, entries_rdata_term_4 ? !those[10] : !those[8]};
    wire   [2:0] entries_rdata_word_3 = {entries_rdata_term_2, entries_rdata_term_2 ? entries_rdata_word : entries_rdata_word_2};
    wire         entries_rdata_term_5 = !(|those[3:0]);
    wire         entries_rdata_term_6 = !(|those[5:4]);
    wire   [1:0] entries_rdata_word_4 = {entries_rdata_term_6, entries_rdata_term_6 ? !those[6] : !those[4]};
    wire         entries_rdata_term_7 = !(|those[1:0]);
    wire   [1:0] entries_rdata_word_5 = {entries_rdata_term_7, entries_rdata_term_7 ? !those[2] : !those[0]};
    wire   [2:0] entries_rdata_word_6 = {entries_rdata_term_5, entries_rdata_term_5 ? entries_rdata_word_4 : entries_rdata_word_5};
    wire   [3:0] entries_rdata_word_7 = {entries_rdata_term, entries_rdata_term ? entries_rdata_word_3 : entries_rdata_word_6};
    wire [131:0] entries_rdata = entries[entries_rdata_word_7];
    wire  [15:0] used_shl = 16'd1 << write_index;
    wire  [15:0] not_used_shl = ~used_shl;
    wire         write_enable_and_not_stays = write_enable && !stays;
    wire  [15:0] keyed_0_shl = 16'd1 << key_association[4:1];
    wire  [15:0] not_keyed_0_shl = ~keyed_0_shl;
    wire  [15:0] those_word = {
        sdi_15 == sdi,
        sdi_14 == sdi,
        sdi_13 == sdi,
        sdi_12 == sdi,
        sdi_11 == sdi,
        sdi_10 == sdi,
        sdi_9 == sdi,
        sdi_8 == sdi,
        sdi_7 == sdi,
        sdi_6 == sdi,
        sdi_5 == sdi,
        sdi_4 == sdi,
        sdi_3 == sdi,
        sdi_2 == sdi,
        sdi_1 == sdi,
        sdi_0 == sdi
    };
    wire  [15:0] found_domain_associations_shr = keyed_1 >> entries_rdata_word_7;
    wire  [15:0] found_domain_associations_shr_2 = keyed_0 >> entries_rdata_word_7;

    always @(posedge clk) begin
        if (write_enable) entries[write_index] <= {
        write_domain_mode,
        write_domain_associations,
        write_domain_crypt_offset,
        write_domain_udp_aad,
        write_domain_epoch_0,
        write_domain_epoch_1,
        write_domain_max_epoch_lifetime,
        write_domain_max_epoch_ahead,
        write_domain_rekey_mask,
        write_domain_rekey_shift
    };
    end

    always @(posedge clk) begin
        if (write_enable) owners[write_index] <= {write_sdi, write_domain_mode, write_domain_associations};
    end

    always @(posedge clk) begin
        if (rst) begin
            used <= 16'd0;
            keyed_0 <= 16'd0;
            keyed_1 <= 16'd0;
            full <= 1'b0;
            is_held <= 1'b0;
            is_compared <= 1'b0;
        end else begin
            if (write_enable) begin
                used <= write_used ? used | used_shl : used & not_used_shl;
            end
            if (write_enable_and_not_stays) begin
                keyed_0 <= keyed_0 & not_used_shl;
            end
            if (key_enable && !key_association[0]) begin
                keyed_0 <= key_there ? keyed_0 | keyed_0_shl : keyed_0 & not_keyed_0_shl;
            end
            if (write_enable_and_not_stays) begin
                keyed_1 <= keyed_1 & not_used_shl;
            end
            if (key_enable && key_association[0]) begin
                keyed_1 <= key_there ? keyed_1 | keyed_0_shl : keyed_1 & not_keyed_0_shl;
            end
            if (moves) begin
                is_held <= up_valid;
            end
            if (moves) begin
                is_compared <= is_held;
            end
            if (moves) begin
                full <= is_compared;
            end
        end
    end

    always @(posedge clk) begin
        if (write_enable && write_index == 4'd0) begin
            sdi_0 <= write_sdi;
        end
        if (write_enable && write_index == 4'd1) begin
            sdi_1 <= write_sdi;
        end
        if (write_enable && write_index == 4'd2) begin
            sdi_2 <= write_sdi;
        end
        if (write_enable && write_index == 4'd3) begin
            sdi_3 <= write_sdi;
        end
        if (write_enable && write_index == 4'd4) begin
            sdi_4 <= write_sdi;
        end
        if (write_enable && write_index == 4'd5) begin
            sdi_5 <= write_sdi;
        end
        if (write_enable && write_index == 4'd6) begin
            sdi_6 <= write_sdi;
        end
        if (write_enable && write_index == 4'd7) begin
            sdi_7 <= write_sdi;
        end
        if (write_enable && write_index == 4'd8) begin
            sdi_8 <= write_sdi;
        end
        if (write_enable && write_index == 4'd9) begin
            sdi_9 <= write_sdi;
        end
        if (write_enable && write_index == 4'd10) begin
            sdi_10 <= write_sdi;
        end
        if (write_enable && write_index == 4'd11) begin
            sdi_11 <= write_sdi;
        end
        if (write_enable && write_index == 4'd12) begin
            sdi_12 <= write_sdi;
        end
        if (write_enable && write_index == 4'd13) begin
            sdi_13 <= write_sdi;
        end
        if (write_enable && write_index == 4'd14) begin
            sdi_14 <= write_sdi;
        end
        if (write_enable && write_index == 4'd15) begin
            sdi_15 <= write_sdi;
        end
        if (moves) begin
            sdi <= up_payload_sdi;
        end
        if (moves) begin
            held_head_ipv6 <= up_payload_packet_head_ipv6;
            held_head_source <= up_payload_packet_head_source;
            held_head_destination <= up_payload_packet_head_destination;
            held_head_udp <= up_payload_packet_head_udp;
            held_head_between <= up_payload_packet_head_between;
            held_head_bytes <= up_payload_packet_head_bytes;
            held_head_trimmed <= up_payload_packet_head_trimmed;
            held_head_tag <= up_payload_packet_head_tag;
            held_begin <= up_payload_packet_begin;
        end
        if (moves) begin
            those <= those_word & used;
        end
        if (moves) begin
            compared_head_ipv6 <= held_head_ipv6;
            compared_head_source <= held_head_source;
            compared_head_destination <= held_head_destination;
            compared_head_udp <= held_head_udp;
            compared_head_between <= held_head_between;
            compared_head_bytes <= held_head_bytes;
            compared_head_trimmed <= held_head_trimmed;
            compared_head_tag <= held_head_tag;
            compared_begin <= held_begin;
        end
        if (moves) begin
            found_packet_head_ipv6 <= compared_head_ipv6;
            found_packet_head_source <= compared_head_source;
            found_packet_head_destination <= compared_head_destination;
            found_packet_head_udp <= compared_head_udp;
            found_packet_head_between <= compared_head_between;
            found_packet_head_bytes <= compared_head_bytes;
            found_packet_head_trimmed <= compared_head_trimmed;
            found_packet_head_tag <= compared_head_tag;
            found_packet_begin <= compared_begin;
            found_known <= |those;
            found_index <= entries_rdata_word_7;
            found_domain_mode <= entries_rdata[131:130];
            found_domain_associations <= entries_rdata[129:128] & {found_domain_associations_shr[0], found_domain_associations_shr_2[0]};
            found_domain_crypt_offset <= entries_rdata[127:120];
            found_domain_udp_aad <= entries_rdata[119:118];
            found_domain_epoch_0 <= entries_rdata[117:102];
            found_domain_epoch_1 <= entries_rdata[101:86];
            found_domain_max_epoch_lifetime <= entries_rdata[85:70];
            found_domain_max_epoch_ahead <= entries_rdata[69:54];
            found_domain_rekey_mask <= entries_rdata[53:6];
            found_domain_rekey_shift <= entries_rdata[5:0];
        end
    end

    assign quiet = !(is_held || is_compared || full);
    assign keeps = stays;
    assign keeps_derived = stays_derived;
    assign up_ready = moves;
    assign down_payload_packet_head_ipv6 = found_packet_head_ipv6;
    assign down_payload_packet_head_source = found_packet_head_source;
    assign down_payload_packet_head_destination = found_packet_head_destination;
    assign down_payload_packet_head_udp = found_packet_head_udp;
    assign down_payload_packet_head_between = found_packet_head_between;
    assign down_payload_packet_head_bytes = found_packet_head_bytes;
    assign down_payload_packet_head_trimmed = found_packet_head_trimmed;
    assign down_payload_packet_head_tag = found_packet_head_tag;
    assign down_payload_packet_begin = found_packet_begin;
    assign down_payload_known = found_known;
    assign down_payload_index = found_index;
    assign down_payload_domain_mode = found_domain_mode;
    assign down_payload_domain_associations = found_domain_associations;
    assign down_payload_domain_crypt_offset = found_domain_crypt_offset;
    assign down_payload_domain_udp_aad = found_domain_udp_aad;
    assign down_payload_domain_epoch_0 = found_domain_epoch_0;
    assign down_payload_domain_epoch_1 = found_domain_epoch_1;
    assign down_payload_domain_max_epoch_lifetime = found_domain_max_epoch_lifetime;
    assign down_payload_domain_max_epoch_ahead = found_domain_max_epoch_ahead;
    assign down_payload_domain_rekey_mask = found_domain_rekey_mask;
    assign down_payload_domain_rekey_shift = found_domain_rekey_shift;
    assign down_valid = full;

    wire _unused_ok = &{1'b0, used_shr_write_index[15:1], found_domain_associations_shr[15:1], found_domain_associations_shr_2[15:1]};

endmodule

`default_nettype wire
