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
    reg   [23:0] sdi_compare;
    reg   [15:0] those_find;
    reg          valid_compare;
    reg          valid_find;
    reg          valid_out;
    reg          packet_compare_ipv6;
    reg  [127:0] packet_compare_source;
    reg  [127:0] packet_compare_destination;
    reg          packet_compare_udp;
    reg   [63:0] packet_compare_between;
    reg   [13:0] packet_compare_bytes;
    reg   [23:0] packet_compare_sdi;
    reg          packet_compare_an;
    reg          packet_compare_has_ssi;
    reg   [31:0] packet_compare_ssi;
    reg          packet_find_ipv6;
    reg  [127:0] packet_find_source;
    reg  [127:0] packet_find_destination;
    reg          packet_find_udp;
    reg   [63:0] packet_find_between;
    reg   [13:0] packet_find_bytes;
    reg   [23:0] packet_find_sdi;
    reg          packet_find_an;
    reg          packet_find_has_ssi;
    reg   [31:0] packet_find_ssi;
    reg          packet_out_ipv6;
    reg  [127:0] packet_out_source;
    reg  [127:0] packet_out_destination;
    reg          packet_out_udp;
    reg   [63:0] packet_out_between;
    reg   [13:0] packet_out_bytes;
    reg   [23:0] packet_out_sdi;
    reg          packet_out_an;
    reg          packet_out_has_ssi;
    reg   [31:0] packet_out_ssi;
    reg          known_out;
    reg    [3:0] index_out;
    reg    [1:0] domain_out_mode;
    reg    [1:0] domain_out_associations;
    reg    [7:0] domain_out_crypt_offset;
    reg    [1:0] domain_out_udp_aad;
    reg   [15:0] domain_out_epoch_0;
    reg   [15:0] domain_out_epoch_1;
    reg   [15:0] domain_out_max_epoch_lifetime;
    reg   [15:0] domain_out_max_epoch_ahead;
    reg   [47:0] domain_out_rekey_mask;
    reg    [5:0] domain_out_rekey_shift;
    reg  [131:0] entries [0:15];
    reg   [27:0] owners [0:15];

    wire  [27:0] owners_rdata = owners[write_index];
    wire         stays = write_used && owners_rdata[27:4] == write_sdi;
    wire  [15:0] used_shr_write_index = used >> write_index;
    wire         stays_derived_match = owners_rdata[1:0] == write_domain_associations;
    wire         stays_derived_term = owners_rdata[3:2] == write_domain_mode && stays_derived_match;
    wire         stays_derived = stays && used_shr_write_index[0] && stays_derived_term;
    wire         moves = !valid_out || down_ready;
    wire  [15:0] those_word = {
        sdi_15 == sdi_compare,
        sdi_14 == sdi_compare,
        sdi_13 == sdi_compare,
        sdi_12 == sdi_compare,
        sdi_11 == sdi_compare,
        sdi_10 == sdi_compare,
        sdi_9 == sdi_compare,
        sdi_8 == sdi_compare,
        sdi_7 == sdi_compare,
        sdi_6 == sdi_compare,
        sdi_5 == sdi_compare,
        sdi_4 == sdi_compare,
        sdi_3 == sdi_compare,
        sdi_2 == sdi_compare,
        sdi_1 == sdi_compare,
        sdi_0 == sdi_compare
    };
    wire  [15:0] those = those_word & used;
    wire         entries_rdata_term = !(|those_find[7:0]);
    wire         entries_rdata_term_2 = !(|those_find[11:8]);
    wire         entries_rdata_term_3 = !(|those_find[13:12]);
    wire   [1:0] entries_rdata_word = {entries_rdata_term_3, entries_rdata_term_3 ? !those_find[14] : !those_find[12]};
    wire         entries_rdata_term_4 = !(|those_find[9:8]);
    wire   [1:0] entries_rdata_word_2 = {entries_rdata_term_4, entries_rdata_term_4 ? !those_find[10] : !those_find[8]};
    wire   [2:0] entries_rdata_word_3 = {entries_rdata_term_2, entries_rdata_term_2 ? entries_rdata_word : entries_rdata_word_2};
    wire         entries_rdata_term_5 = !(|those_find[3:0]);
    wire         entries_rdata_term_6 = !(|those_find[5:4]);
    wire   [1:0] entries_rdata_word_4 = {entries_rdata_term_6, entries_rdata_term_6 ? !those_find[6] : !those_find[4]};
    wire         entries_rdata_term_7 = !(|those_find[1:0]);
    wire   [1:0] entries_rdata_word_5 = {entries_rdata_term_7, entries_rdata_term_7 ? !those_find[2] : !those_find[0]};
    wire   [2:0] entries_rdata_word_6 = {entries_rdata_term_5, entries_rdata_term_5 ? entries_rdata_word_4 : entries_rdata_word_5};
    wire [131:0] entries_rdata = entries[{entries_rdata_term, entries_rdata_term ? entries_rdata_word_3 : entries_rdata_word_6}];
    wire         known = |those_find;
    wire   [3:0] index = {entries_rdata_term, entries_rdata_term ? entries_rdata_word_3 : entries_rdata_word_6};
    wire   [1:0] domain_mode = entries_rdata[131:130];
    wire  [15:0] domain_associations_shr = keyed_1 >> {entries_rdata_term, entries_rdata_term ? entries_rdata_word_3 : entries_rdata_word_6};
    wire  [15:0] domain_associations_shr_2 = keyed_0 >> {entries_rdata_term, entries_rdata_term ? entries_rdata_word_3 : entries_rdata_word_6};
    wire   [1:0] domain_associations = entries_rdata[129:128] & {domain_associations_shr[0], domain_associations_shr_2[0]};
    wire   [7:0] domain_crypt_offset = entries_rdata[127:120];
    wire   [1:0] domain_udp_aad = entries_rdata[119:118];
    wire  [15:0] domain_epoch_0 = entries_rdata[117:102];
    wire  [15:0] domain_epoch_1 = entries_rdata[101:86];
    wire  [15:0] domain_max_epoch_lifetime = entries_rdata[85:70];
    wire  [15:0] domain_max_epoch_ahead = entries_rdata[69:54];
    wire  [47:0] domain_rekey_mask = entries_rdata[53:6];
    wire   [5:0] domain_rekey_shift = entries_rdata[5:0];
    wire  [15:0] used_shl = 16'd1 << write_index;
    wire  [15:0] not_used_shl = ~used_shl;
    wire         write_enable_and_not_stays = write_enable && !stays;
    wire  [15:0] keyed_0_shl = 16'd1 << key_association[4:1];
    wire  [15:0] not_keyed_0_shl = ~keyed_0_shl;

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
            valid_compare <= 1'b0;
            valid_find <= 1'b0;
            valid_out <= 1'b0;
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
                valid_compare <= up_valid;
            end
            if (moves) begin
                valid_find <= valid_compare;
            end
            if (moves) begin
                valid_out <= valid_find;
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
            sdi_compare <= up_payload_sdi;
        end
        if (moves) begin
            those_find <= those;
        end
        if (moves) begin
            packet_compare_ipv6 <= up_payload_packet_ipv6;
            packet_compare_source <= up_payload_packet_source;
            packet_compare_destination <= up_payload_packet_destination;
            packet_compare_udp <= up_payload_packet_udp;
            packet_compare_between <= up_payload_packet_between;
            packet_compare_bytes <= up_payload_packet_bytes;
            packet_compare_sdi <= up_payload_packet_sdi;
            packet_compare_an <= up_payload_packet_an;
            packet_compare_has_ssi <= up_payload_packet_has_ssi;
            packet_compare_ssi <= up_payload_packet_ssi;
        end
        if (moves) begin
            packet_find_ipv6 <= packet_compare_ipv6;
            packet_find_source <= packet_compare_source;
            packet_find_destination <= packet_compare_destination;
            packet_find_udp <= packet_compare_udp;
            packet_find_between <= packet_compare_between;
            packet_find_bytes <= packet_compare_bytes;
            packet_find_sdi <= packet_compare_sdi;
            packet_find_an <= packet_compare_an;
            packet_find_has_ssi <= packet_compare_has_ssi;
            packet_find_ssi <= packet_compare_ssi;
        end
        if (moves) begin
            packet_out_ipv6 <= packet_find_ipv6;
            packet_out_source <= packet_find_source;
            packet_out_destination <= packet_find_destination;
            packet_out_udp <= packet_find_udp;
            packet_out_between <= packet_find_between;
            packet_out_bytes <= packet_find_bytes;
            packet_out_sdi <= packet_find_sdi;
            packet_out_an <= packet_find_an;
            packet_out_has_ssi <= packet_find_has_ssi;
            packet_out_ssi <= packet_find_ssi;
        end
        if (moves) begin
            known_out <= known;
        end
        if (moves) begin
            index_out <= index;
        end
        if (moves) begin
            domain_out_mode <= domain_mode;
            domain_out_associations <= domain_associations;
            domain_out_crypt_offset <= domain_crypt_offset;
            domain_out_udp_aad <= domain_udp_aad;
            domain_out_epoch_0 <= domain_epoch_0;
            domain_out_epoch_1 <= domain_epoch_1;
            domain_out_max_epoch_lifetime <= domain_max_epoch_lifetime;
            domain_out_max_epoch_ahead <= domain_max_epoch_ahead;
            domain_out_rekey_mask <= domain_rekey_mask;
            domain_out_rekey_shift <= domain_rekey_shift;
        end
    end

    assign quiet = !(valid_compare || valid_find || valid_out);
    assign keeps = stays;
    assign keeps_derived = stays_derived;
    assign up_ready = moves;
    assign down_payload_packet_ipv6 = packet_out_ipv6;
    assign down_payload_packet_source = packet_out_source;
    assign down_payload_packet_destination = packet_out_destination;
    assign down_payload_packet_udp = packet_out_udp;
    assign down_payload_packet_between = packet_out_between;
    assign down_payload_packet_bytes = packet_out_bytes;
    assign down_payload_packet_sdi = packet_out_sdi;
    assign down_payload_packet_an = packet_out_an;
    assign down_payload_packet_has_ssi = packet_out_has_ssi;
    assign down_payload_packet_ssi = packet_out_ssi;
    assign down_payload_known = known_out;
    assign down_payload_index = index_out;
    assign down_payload_domain_mode = domain_out_mode;
    assign down_payload_domain_associations = domain_out_associations;
    assign down_payload_domain_crypt_offset = domain_out_crypt_offset;
    assign down_payload_domain_udp_aad = domain_out_udp_aad;
    assign down_payload_domain_epoch_0 = domain_out_epoch_0;
    assign down_payload_domain_epoch_1 = domain_out_epoch_1;
    assign down_payload_domain_max_epoch_lifetime = domain_out_max_epoch_lifetime;
    assign down_payload_domain_max_epoch_ahead = domain_out_max_epoch_ahead;
    assign down_payload_domain_rekey_mask = domain_out_rekey_mask;
    assign down_payload_domain_rekey_shift = domain_out_rekey_shift;
    assign down_valid = valid_out;

    wire _unused_ok = &{1'b0, used_shr_write_index[15:1], domain_associations_shr[15:1], domain_associations_shr_2[15:1]};

endmodule

`default_nettype wire
