// 17 counters of 64 bits that follow short ones.
`default_nettype none

module cms_registers_g100_nscc_counters (
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
    input  wire  [4:0] read,
    output wire [63:0] total
);

    reg   [4:0] turn;
    reg         begun;
    reg         shown;
    reg   [4:0] place;
    reg   [7:0] short;
    reg  [63:0] whole;
    reg  [63:0] totals [0:31];

    wire [63:0] totals_rdata = totals[turn];
    wire  [7:0] difference = short - whole[7:0];
    wire  [7:0] grown = difference;
    wire [63:0] totals_rdata_1 = totals[read];
    wire  [7:0] short_choice = turn[0] ? counts_path_frozen : counts_path_explore;
    wire  [7:0] short_choice_2 = turn[0] ? counts_path_fresh : counts_path_recycle;
    wire  [7:0] short_choice_3 = turn[1] ? short_choice : short_choice_2;
    wire  [7:0] short_choice_4 = turn[0] ? counts_path_walk : counts_nscc_eta;
    wire  [7:0] short_choice_5 = turn[0] ? counts_nscc_fulfilled : counts_nscc_qa_ignore;
    wire  [7:0] short_choice_6 = turn[2] ? short_choice_3 : turn[1] ? short_choice_4 : short_choice_5;
    wire  [7:0] short_choice_7 = turn[0] ? counts_nscc_qa_cut : counts_nscc_qa_window;
    wire  [7:0] short_choice_8 = turn[0] ? counts_nscc_md_skip : counts_nscc_md;
    wire  [7:0] short_choice_9 = turn[0] ? counts_nscc_noop : counts_nscc_fi;
    wire  [7:0] short_choice_10 = turn[1] ? short_choice_9 : turn[0] ? counts_nscc_fast : counts_nscc_pi;
    wire  [7:0] short_choice_11 = turn[2] ? (turn[1] ? short_choice_7 : short_choice_8) : short_choice_10;
    wire  [7:0] short_choice_12 = turn[3] ? short_choice_6 : short_choice_11;

    always @(posedge clk) begin
        totals[place] <= whole + {56'd0, grown};
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
        short <= turn[4] ? counts_path_frozen_empty : short_choice_12;
        whole <= totals_rdata & {64{begun}};
    end

    assign total = totals_rdata_1 & {64{shown}};

endmodule

`default_nettype wire
