// Packet FIFO of 256 beats of 577 bits; a packet that finds no room waits.
`default_nettype none

module packet_fifo_wait_w577_d256 (
    input  wire         clk,
    input  wire         rst,
    input  wire         drop,
    output wire   [8:0] beats,
    output reg    [8:0] packets,
    output wire         overflow,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [8:0] rd;
    reg    [8:0] commit;
    reg    [8:0] wr;
    reg          dropping;
    reg          loaded;
    reg  [576:0] memory_rdata;
    (* no_rw_check *)
    reg  [576:0] memory [0:255];

    wire       full = (wr ^ rd) == 9'h100;
    wire       committed = commit != rd;
    assign up_ready = !full || dropping || !committed;
    wire       take = up_valid && up_ready;
    assign overflow = take && full && !dropping;
    wire       discard = drop || dropping || full;
    wire       store = take && !discard;
    wire [8:0] next = wr + 9'd1;
    wire       fetch = committed && (!loaded || down_ready);
    wire [9:0] held = {next, loaded} - {rd, 1'b1};
    wire       enters = store && up_payload_last;
    wire       leaves = loaded && down_ready && memory_rdata[0];
    wire [8:0] step = {{8{leaves}}, 1'b1};

    always @(posedge clk) begin
        if (fetch) memory_rdata <= memory[rd[7:0]];
        if (store) memory[wr[7:0]] <= {up_payload_data, up_payload_keep, up_payload_last};
    end

    always @(posedge clk) begin
        if (rst) begin
            rd <= 9'd0;
            commit <= 9'd0;
            wr <= 9'd0;
            dropping <= 1'b0;
            loaded <= 1'b0;
            packets <= 9'd0;
        end else begin
            if (take) begin
                dropping <= discard && !up_payload_last;
                if (discard) begin
                    wr <= commit;
                end else begin
                    wr <= next;
                    if (up_payload_last) begin
                        commit <= next;
                    end
                end
            end
            if (fetch) begin
                rd <= rd + 9'd1;
                loaded <= 1'b1;
            end else if (down_ready) begin
                loaded <= 1'b0;
            end
            if (enters != leaves) begin
                packets <= packets + step;
            end
        end
    end

    assign beats = held[9:1];
    assign down_payload_data = memory_rdata[576:65];
    assign down_payload_keep = memory_rdata[64:1];
    assign down_payload_last = memory_rdata[0];
    assign down_valid = loaded;

    wire _unused_ok = &{1'b0, held[0]};

`ifdef FORMAL
    wire [8:0] wr_minus_rd = wr - rd;

    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 9'h100);
    always @(posedge clk) if (!rst) commit_is_between: assert (wr_minus_rd >= commit - rd);
    always @(posedge clk) if (!rst) dropping_stores_nothing: assert (!dropping || wr == commit);
    always @(posedge clk) if (!rst) reads_and_writes_apart: assert (!(fetch && store && wr[7:0] == rd[7:0]));
`endif

endmodule

`default_nettype wire
