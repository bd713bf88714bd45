// A token bucket for each domain: who may have a key made.
`default_nettype none

module tss_derivation_budget_n16 (
    input  wire        clk,
    input  wire        rst,
    input  wire [15:0] settings_interval,
    input  wire  [7:0] settings_burst,
    input  wire  [3:0] first,
    input  wire  [3:0] second,
    input  wire        takes,
    output wire        has_first,
    output wire        has_second
);

    reg         fills;
    reg         walks;
    reg   [3:0] at;
    reg  [15:0] waited;
    reg   [7:0] buckets [0:15];

    wire        steps = walks && !takes;
    wire  [7:0] buckets_rdata = buckets[at];
    wire  [7:0] buckets_rdata_1 = buckets[second];
    wire  [7:0] buckets_rdata_2 = buckets[first];
    wire        has_first_now = settings_interval == 16'd0 || (|buckets_rdata_2);
    wire        has_second_now = settings_interval == 16'd0 || (|buckets_rdata_1);
    wire  [3:0] buckets_choice = takes ? second : at;
    wire        buckets_term = fills || buckets_rdata >= settings_burst;
    wire  [7:0] buckets_choice_2 = buckets_term ? settings_burst : buckets_rdata + 8'd1;
    wire [15:0] waited_plus_1 = waited + 16'd1;

    always @(posedge clk) begin
        if (takes || steps) buckets[buckets_choice] <= takes ? buckets_rdata_1 - 8'd1 : buckets_choice_2;
    end

    always @(posedge clk) begin
        if (rst) begin
            fills <= 1'b1;
            walks <= 1'b1;
            at <= 4'd0;
            waited <= 16'd0;
        end else begin
            if (steps) begin
                at <= at + 4'd1;
                if (&at) begin
                    walks <= 1'b0;
                    fills <= 1'b0;
                end
            end
            waited <= waited_plus_1;
            if (waited_plus_1 >= settings_interval) begin
                waited <= 16'd0;
                if (!fills) begin
                    walks <= 1'b1;
                end
            end
        end
    end

    assign has_first = has_first_now;
    assign has_second = has_second_now;

`ifdef FORMAL
    always @(posedge clk) if (!rst) takes_what_is_there: assert (!takes || has_second_now);
`endif

endmodule

`default_nettype wire
