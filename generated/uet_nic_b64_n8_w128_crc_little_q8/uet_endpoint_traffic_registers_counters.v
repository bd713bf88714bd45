// 35 counters of 64 bits that follow short ones.
`default_nettype none

module uet_endpoint_traffic_registers_counters (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] counts_parsed_uet,
    input  wire [31:0] counts_parsed_other,
    input  wire [31:0] counts_parsed_short,
    input  wire [31:0] counts_parsed_unknown_type,
    input  wire [31:0] counts_parsed_unknown_next_header,
    input  wire [31:0] counts_parsed_bad_length,
    input  wire [31:0] counts_parsed_bad_version,
    input  wire [31:0] counts_parsed_unsupported,
    input  wire [31:0] counts_parsed_fragment,
    input  wire [31:0] counts_parsed_bad_checksum,
    input  wire [31:0] counts_parsed_bad_crc,
    input  wire [31:0] counts_parsed_bad_fcs,
    input  wire [31:0] counts_parsed_reserved_bits,
    input  wire [31:0] counts_parsed_wrong_next_header,
    input  wire [31:0] counts_parsed_unknown_control_type,
    input  wire [31:0] counts_parsed_unknown_ack_request,
    input  wire [31:0] counts_off,
    input  wire [31:0] counts_unknown_address,
    input  wire [31:0] counts_too_long,
    input  wire [31:0] counts_unrouted,
    input  wire [31:0] counts_no_buffer,
    input  wire [31:0] counts_replies_sent,
    input  wire [31:0] counts_replies_wrong_length,
    input  wire [31:0] counts_replies_too_long,
    input  wire [31:0] counts_replies_no_packet,
    input  wire [31:0] counts_data_sent,
    input  wire [31:0] counts_data_wrong_length,
    input  wire [31:0] counts_data_too_long,
    input  wire [31:0] counts_data_no_packet,
    input  wire [31:0] counts_stale,
    input  wire [31:0] counts_messages,
    input  wire [31:0] counts_completions,
    input  wire [15:0] counts_delivered,
    input  wire [15:0] counts_refused,
    input  wire [15:0] counts_completed,
    input  wire  [5:0] read,
    output wire [63:0] total
);

    reg   [5:0] turn;
    reg         begun;
    reg         shown;
    reg  [31:0] short;
    reg   [5:0] place;
    reg  [63:0] whole;
    reg  [63:0] totals [0:63];

    wire [63:0] totals_rdata = totals[turn];
    wire [31:0] difference = short - whole[31:0];
    wire [31:0] grown = difference & (place[5] ? 32'hffff : {32{1'b1}});
    wire [63:0] totals_rdata_1 = totals[read];
    wire [31:0] short_choice = turn[0] ? {16'd0, counts_refused} : {16'd0, counts_delivered};
    wire [31:0] short_choice_2 = turn[1] ? {16'd0, counts_completed} : short_choice;
    wire [31:0] short_choice_3 = turn[0] ? counts_completions : counts_messages;
    wire [31:0] short_choice_4 = turn[0] ? counts_stale : counts_data_no_packet;
    wire [31:0] short_choice_5 = turn[1] ? short_choice_3 : short_choice_4;
    wire [31:0] short_choice_6 = turn[0] ? counts_data_too_long : counts_data_wrong_length;
    wire [31:0] short_choice_7 = turn[0] ? counts_data_sent : counts_replies_no_packet;
    wire [31:0] short_choice_8 = turn[2] ? short_choice_5 : turn[1] ? short_choice_6 : short_choice_7;
    wire [31:0] short_choice_9 = turn[0] ? counts_replies_too_long : counts_replies_wrong_length;
    wire [31:0] short_choice_10 = turn[0] ? counts_replies_sent : counts_no_buffer;
    wire [31:0] short_choice_11 = turn[0] ? counts_unknown_address : counts_off;
    wire [31:0] short_choice_12 = turn[1] ? (turn[0] ? counts_unrouted : counts_too_long) : short_choice_11;
    wire [31:0] short_choice_13 = turn[2] ? (turn[1] ? short_choice_9 : short_choice_10) : short_choice_12;
    wire [31:0] short_choice_14 = turn[3] ? short_choice_8 : short_choice_13;
    wire [31:0] short_choice_15 = turn[0] ? counts_parsed_unknown_ack_request : counts_parsed_unknown_control_type;
    wire [31:0] short_choice_16 = turn[0] ? counts_parsed_wrong_next_header : counts_parsed_reserved_bits;
    wire [31:0] short_choice_17 = turn[1] ? short_choice_15 : short_choice_16;
    wire [31:0] short_choice_18 = turn[0] ? counts_parsed_bad_fcs : counts_parsed_bad_crc;
    wire [31:0] short_choice_19 = turn[0] ? counts_parsed_bad_checksum : counts_parsed_fragment;
    wire [31:0] short_choice_20 = turn[2] ? short_choice_17 : turn[1] ? short_choice_18 : short_choice_19;
    wire [31:0] short_choice_21 = turn[0] ? counts_parsed_unsupported : counts_parsed_bad_version;
    wire [31:0] short_choice_22 = turn[0] ? counts_parsed_bad_length : counts_parsed_unknown_next_header;
    wire [31:0] short_choice_23 = turn[1] ? short_choice_21 : short_choice_22;
    wire [31:0] short_choice_24 = turn[0] ? counts_parsed_unknown_type : counts_parsed_short;
    wire [31:0] short_choice_25 = turn[0] ? counts_parsed_other : counts_parsed_uet;
    wire [31:0] short_choice_26 = turn[2] ? short_choice_23 : turn[1] ? short_choice_24 : short_choice_25;
    wire [31:0] short_choice_27 = turn[4] ? short_choice_14 : turn[3] ? short_choice_20 : short_choice_26;

    always @(posedge clk) begin
        totals[place] <= whole + {32'd0, grown};
    end

    always @(posedge clk) begin
        if (rst) begin
            turn <= 6'd0;
            begun <= 1'b0;
            shown <= 1'b0;
        end else begin
            turn <= turn + 6'd1;
            if (turn == 6'd63) begin
                begun <= 1'b1;
            end
            shown <= begun;
        end
    end

    always @(posedge clk) begin
        place <= turn;
        short <= turn[5] ? short_choice_2 : short_choice_27;
        whole <= totals_rdata & {64{begun}};
    end

    assign total = totals_rdata_1 & {64{shown}};

endmodule

`default_nettype wire
