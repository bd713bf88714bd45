// The secure domain of each packet, out of 16.
`default_nettype none

module tss_transmit_finder_n16 (
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
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_packet_ipv6,
    output wire [127:0] down_payload_packet_source,
    output wire [127:0] down_payload_packet_destination,
    output wire         down_payload_packet_udp,
    output wire  [63:0] down_payload_packet_between,
    output wire  [13:0] down_payload_packet_bytes,
    output wire  [23:0] down_payload_packet_sdi,
    output wire         down_payload_packet_an,
    output wire         down_payload_packet_has_ssi,
    output wire  [31:0] down_payload_packet_ssi,
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
    reg          held_ipv6;
    reg  [127:0] held_source;
    reg  [127:0] held_destination;
    reg          held_udp;
    reg   [63:0] held_between;
    reg   [13:0] held_bytes;
    reg   [23:0] held_sdi;
    reg          held_an;
    reg          held_has_ssi;
    reg   [31:0] held_ssi;
    reg          is_compared;
    reg   [15:0] those;
    reg          compared_ipv6;
    reg  [127:0] compared_source;
    reg  [127:0] compared_destination;
    reg          compared_udp;
    reg   [63:0] compared_between;
    reg   [13:0] compared_bytes;
    reg   [23:0] compared_sdi;
    reg          compared_an;
    reg          compared_has_ssi;
    reg   [31:0] compared_ssi;
    reg          found_packet_ipv6;
    reg  [127:0] found_packet_source;
    reg  [127:0] found_packet_destination;
    reg          found_packet_udp;
    reg   [63:0] found_packet_between;
    reg   [13:0] found_packet_bytes;
    reg   [23:0] found_packet_sdi;
    reg          found_packet_an;
    reg          found_packet_has_ssi;
    reg   [31:0] found_packet_ssi;
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
            held_ipv6 <= up_payload_packet_ipv6;
            held_source <= up_payload_packet_source;
            held_destination <= up_payload_packet_destination;
            held_udp <= up_payload_packet_udp;
            held_between <= up_payload_packet_between;
            held_bytes <= up_payload_packet_bytes;
            held_sdi <= up_payload_packet_sdi;
            held_an <= up_payload_packet_an;
            held_has_ssi <= up_payload_packet_has_ssi;
            held_ssi <= up_payload_packet_ssi;
        end
        if (moves) begin
            those <= those_word & used;
        end
        if (moves) begin
            compared_ipv6 <= held_ipv6;
            compared_source <= held_source;
            compared_destination <= held_destination;
            compared_udp <= held_udp;
            compared_between <= held_between;
            compared_bytes <= held_bytes;
            compared_sdi <= held_sdi;
            compared_an <= held_an;
            compared_has_ssi <= held_has_ssi;
            compared_ssi <= held_ssi;
        end
        if (moves) begin
            found_packet_ipv6 <= compared_ipv6;
            found_packet_source <= compared_source;
            found_packet_destination <= compared_destination;
            found_packet_udp <= compared_udp;
            found_packet_between <= compared_between;
            found_packet_bytes <= compared_bytes;
            found_packet_sdi <= compared_sdi;
            found_packet_an <= compared_an;
            found_packet_has_ssi <= compared_has_ssi;
            found_packet_ssi <= compared_ssi;
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
    assign down_payload_packet_ipv6 = found_packet_ipv6;
    assign down_payload_packet_source = found_packet_source;
    assign down_payload_packet_destination = found_packet_destination;
    assign down_payload_packet_udp = found_packet_udp;
    assign down_payload_packet_between = found_packet_between;
    assign down_payload_packet_bytes = found_packet_bytes;
    assign down_payload_packet_sdi = found_packet_sdi;
    assign down_payload_packet_an = found_packet_an;
    assign down_payload_packet_has_ssi = found_packet_has_ssi;
    assign down_payload_packet_ssi = found_packet_ssi;
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
