// 23 counters of 64 bits that follow short ones.
`default_nettype none

module cms_registers_g400_counters (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] counts_nscc_pi,
    input  wire  [7:0] counts_nscc_fast,
    input  wire  [7:0] counts_nscc_fi,
    input  wire  [7:0] counts_nscc_noop,
    input  wire  [7:0] counts_nscc_md,
    input  wire  [7:0] counts_nscc_md_skip,
    input  wire  [7:0] counts_nscc_qa_window,
    input  wire  [7:0] counts_nscc_qa_cut,
    input  wire  [7:0] counts_nscc_qa_ignore,
    input  wire  [7:0] counts_nscc_fulfilled,
    input  wire  [7:0] counts_nscc_eta,
    input  wire  [7:0] counts_path_walk,
    input  wire  [7:0] counts_path_recycle,
    input  wire  [7:0] counts_path_fresh,
    input  wire  [7:0] counts_path_explore,
    input  wire  [7:0] counts_path_frozen,
    input  wire  [7:0] counts_path_frozen_empty,
    input  wire  [7:0] counts_rccc_grant,
    input  wire  [7:0] counts_rccc_unasked,
    input  wire [11:0] counts_rccc_quanta,
    input  wire  [7:0] counts_rccc_data,
    input  wire  [7:0] counts_rccc_resend,
    input  wire  [7:0] counts_rccc_credit,
    input  wire  [4:0] read,
    output wire [63:0] total
);

    reg   [4:0] turn;
    reg         begun;
    reg         shown;
    reg  [11:0] short;
    reg   [4:0] place;
    reg  [63:0] whole;
    reg  [63:0] totals [0:31];

    wire [63:0] totals_rdata = totals[turn];
    wire [11:0] difference = short - whole[11:0];
    wire [11:0] grown_choice = place[1] ? (place[0] ? {12{1'b1}} : 12'd255) : 12'd255;
    wire [11:0] grown_choice_2 = place[4] ? (place[2] ? 12'd255 : grown_choice) : 12'd255;
    wire [11:0] grown = difference & grown_choice_2;
    wire [63:0] totals_rdata_1 = totals[read];
    wire [11:0] short_choice = turn[0] ? {4'd0, counts_rccc_resend} : {4'd0, counts_rccc_data};
    wire [11:0] short_choice_2 = turn[1] ? {4'd0, counts_rccc_credit} : short_choice;
    wire [11:0] short_choice_3 = turn[0] ? counts_rccc_quanta : {4'd0, counts_rccc_unasked};
    wire [11:0] short_word = {4'd0, counts_path_frozen_empty};
    wire [11:0] short_choice_4 = turn[0] ? {4'd0, counts_rccc_grant} : short_word;
    wire [11:0] short_choice_5 = turn[2] ? short_choice_2 : turn[1] ? short_choice_3 : short_choice_4;
    wire [11:0] short_choice_6 = turn[0] ? {4'd0, counts_path_frozen} : {4'd0, counts_path_explore};
    wire [11:0] short_choice_7 = turn[0] ? {4'd0, counts_path_fresh} : {4'd0, counts_path_recycle};
    wire [11:0] short_choice_8 = turn[1] ? short_choice_6 : short_choice_7;
    wire [11:0] short_choice_9 = turn[0] ? {4'd0, counts_path_walk} : {4'd0, counts_nscc_eta};
    wire [11:0] short_word_2 = {4'd0, counts_nscc_fulfilled};
    wire [11:0] short_choice_10 = turn[0] ? short_word_2 : {4'd0, counts_nscc_qa_ignore};
    wire [11:0] short_choice_11 = turn[2] ? short_choice_8 : turn[1] ? short_choice_9 : short_choice_10;
    wire [11:0] short_choice_12 = turn[0] ? {4'd0, counts_nscc_qa_cut} : {4'd0, counts_nscc_qa_window};
    wire [11:0] short_choice_13 = turn[0] ? {4'd0, counts_nscc_md_skip} : {4'd0, counts_nscc_md};
    wire [11:0] short_choice_14 = turn[1] ? short_choice_12 : short_choice_13;
    wire [11:0] short_choice_15 = turn[0] ? {4'd0, counts_nscc_noop} : {4'd0, counts_nscc_fi};
    wire [11:0] short_choice_16 = turn[0] ? {4'd0, counts_nscc_fast} : {4'd0, counts_nscc_pi};
    wire [11:0] short_choice_17 = turn[2] ? short_choice_14 : turn[1] ? short_choice_15 : short_choice_16;

    always @(posedge clk) begin
        totals[place] <= whole + {52'd0, grown};
    end

    always @(posedge clk) begin
        if (rst) begin
            turn <= 5'd0;
            begun <= 1'b0;
            shown <= 1'b0;
        end else begin
            turn <= turn + 5'd1;
            if (turn == 5'd31) begin
                begun <= 1'b1;
            end
            shown <= begun;
        end
    end

    always @(posedge clk) begin
        place <= turn;
        short <= turn[4] ? short_choice_5 : turn[3] ? short_choice_11 : short_choice_17;
        whole <= totals_rdata & {64{begun}};
    end

    assign total = totals_rdata_1 & {64{shown}};

endmodule

`default_nettype wire
