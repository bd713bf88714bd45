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
    reg  [2:0] rd_1;
    reg  [2:0] rd_2;
    reg  [9:0] costs [0:7];

    wire [3:0] stored = wr - rd;
    assign waiting = accepted - rd;
    wire [9:0] costs_rdata = costs[rd[2:0]];
    wire [9:0] costs_rdata_1 = costs[rd_1];
    wire [9:0] costs_rdata_2 = costs[rd_2];
    wire       stored_any = |stored;

    always @(posedge clk) begin
        if (push) costs[wr[2:0]] <= cost;
    end

    always @(posedge clk) begin
        if (rst) begin
            accepted <= 4'd0;
            wr <= 4'd0;
            rd <= 4'd0;
            rd_1 <= 3'd1;
            rd_2 <= 3'd2;
        end else begin
            if (accept) begin
                accepted <= accepted + 4'd1;
            end
            if (push) begin
                wr <= wr + 4'd1;
            end
            if (pop) begin
                rd <= rd + 4'd1;
                rd_1 <= rd_2;
                rd_2 <= rd_2 + 3'd1;
            end
        end
    end

    assign room = (accepted ^ rd) != 4'd8;
    assign there = {stored >= 4'd3, stored >= 4'd2, stored_any};
    assign cost_0 = costs_rdata;
    assign cost_1 = costs_rdata_1;
    assign cost_2 = costs_rdata_2;
    assign first = rd[2:0];
    assign next = wr[2:0];

`ifdef FORMAL
    always @(posedge clk) if (!rst) stores_what_was_accepted: assert (waiting <= 4'd8 && waiting >= stored);
    always @(posedge clk) if (!rst) places_in_order: assert (rd_1 == rd[2:0] + 3'd1 && rd_2 == rd[2:0] + 3'd2);
    always @(posedge clk) if (!rst) pops_what_is_stored: assert (!pop || stored_any);
`endif

endmodule

`default_nettype wire
