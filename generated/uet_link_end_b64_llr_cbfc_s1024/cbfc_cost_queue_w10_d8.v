// Costs of up to 8 frames, of which the first three are seen.
`default_nettype none

module cbfc_cost_queue_w10_d8 (
    input  wire       clk,
    input  wire       rst,
    input  wire       accept,
    input  wire       push,
    input  wire [9:0] cost,
    input  wire       pop,
    output wire       room,
    output wire [3:0] waiting,
    output wire [2:0] there,
    output wire [9:0] cost_0,
    output wire [9:0] cost_1,
    output wire [9:0] cost_2,
    output wire [2:0] first,
    output wire [2:0] next
);

    reg  [3:0] accepted;
    reg  [3:0] wr;
    reg  [3:0] rd;
    reg  [3:0] stored;
    reg  [2:0] behind;
    reg  [9:0] cost_0_now;
    reg  [9:0] cost_1_now;
    reg  [9:0] cost_2_now;
    reg        there_0;
    reg        there_1;
    reg        there_2;
    reg  [9:0] costs [0:7];

    assign waiting = accepted - rd;
    wire [9:0] costs_rdata = costs[behind];
    wire [9:0] cost_0_now_choice = push && stored == 4'd1 ? cost : cost_1_now;
    wire       stored_ge_1 = stored >= 4'd1;
    wire       stored_ge_2 = stored >= 4'd2;
    wire       there_0_choice = push ? stored_ge_1 : stored_ge_2;
    wire [9:0] cost_1_now_choice = push && stored == 4'd2 ? cost : cost_2_now;
    wire       stored_ge_3 = stored >= 4'd3;
    wire       there_1_choice = push ? stored_ge_2 : stored_ge_3;

    always @(posedge clk) begin
        if (push) costs[wr[2:0]] <= cost;
    end

    always @(posedge clk) begin
        if (rst) begin
            accepted <= 4'd0;
            wr <= 4'd0;
            rd <= 4'd0;
            stored <= 4'd0;
            behind <= 3'd3;
            there_0 <= 1'b0;
            there_1 <= 1'b0;
            there_2 <= 1'b0;
        end else begin
            if (accept) begin
                accepted <= accepted + 4'd1;
            end
            if (push) begin
                wr <= wr + 4'd1;
            end
            if (pop) begin
                rd <= rd + 4'd1;
            end
            if (push && !pop) begin
                stored <= stored + 4'd1;
            end
            if (pop && !push) begin
                stored <= stored - 4'd1;
            end
            if (pop) begin
                behind <= behind + 3'd1;
            end
            there_0 <= pop ? there_0_choice : push ? 1'b1 : stored_ge_1;
            there_1 <= pop ? there_1_choice : there_0_choice;
            there_2 <= pop ? (push ? stored_ge_3 : stored >= 4'd4) : there_1_choice;
        end
    end

    always @(posedge clk) begin
        cost_0_now <= pop ? cost_0_now_choice : push && stored == 4'd0 ? cost : cost_0_now;
        cost_1_now <= pop ? cost_1_now_choice : cost_0_now_choice;
        cost_2_now <= pop ? (push && stored == 4'd3 ? cost : costs_rdata) : cost_1_now_choice;
    end

    assign room = (accepted ^ rd) != 4'd8;
    assign there = {there_2, there_1, there_0};
    assign cost_0 = cost_0_now;
    assign cost_1 = cost_1_now;
    assign cost_2 = cost_2_now;
    assign first = rd[2:0];
    assign next = wr[2:0];

`ifdef FORMAL
    always @(posedge clk) if (!rst) stores_what_was_accepted: assert (waiting <= 4'd8 && waiting >= stored);
    always @(posedge clk) if (!rst) counts_what_is_stored: assert (stored == wr - rd && behind == rd[2:0] + 3'd3);
    always @(posedge clk) if (!rst) knows_of_0: assert (there_0 == stored_ge_1);
    always @(posedge clk) if (!rst) knows_of_1: assert (there_1 == stored_ge_2);
    always @(posedge clk) if (!rst) knows_of_2: assert (there_2 == stored_ge_3);
    always @(posedge clk) if (!rst) pops_what_is_stored: assert (!pop || (|stored));
`endif

endmodule

`default_nettype wire
