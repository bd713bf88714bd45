// Packet FIFO of 512 beats of 1153 bits; a packet that finds no room is dropped.
`default_nettype none

module packet_fifo_drop_w1153_d512 (
    input  wire          clk,
    input  wire          rst,
    input  wire          drop,
    output wire    [9:0] beats,
    output reg     [9:0] packets,
    output wire          overflow,
    input  wire [1023:0] up_payload_data,
    input  wire  [127:0] up_payload_keep,
    input  wire          up_payload_last,
    input  wire          up_valid,
    output wire          up_ready,
    output wire [1023:0] down_payload_data,
    output wire  [127:0] down_payload_keep,
    output wire          down_payload_last,
    output wire          down_valid,
    input  wire          down_ready
);

    reg     [9:0] rd;
    reg     [9:0] commit;
    reg     [9:0] wr;
    reg           dropping;
    reg           loaded;
    reg  [1152:0] memory_rdata;
    (* no_rw_check *)
    reg  [1152:0] memory [0:511];

    wire        full = (wr ^ rd) == 10'h200;
    wire        committed = commit != rd;
    wire        take = up_valid;
    assign overflow = take && full && !dropping;
    wire        discard = drop || dropping || full;
    wire        store = take && !discard;
    wire  [9:0] next = wr + 10'd1;
    wire        fetch = committed && (!loaded || down_ready);
    wire [10:0] held = {next, loaded} - {rd, 1'b1};
    wire        enters = store && up_payload_last;
    wire        leaves = loaded && down_ready && memory_rdata[0];
    wire  [9:0] step = {{9{leaves}}, 1'b1};

    always @(posedge clk) begin
        if (fetch) memory_rdata <= memory[rd[8:0]];
        if (store) memory[wr[8:0]] <= {up_payload_data, up_payload_keep, up_payload_last};
    end

    always @(posedge clk) begin
        if (rst) begin
            rd <= 10'd0;
            commit <= 10'd0;
            wr <= 10'd0;
            dropping <= 1'b0;
            loaded <= 1'b0;
            packets <= 10'd0;
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
                rd <= rd + 10'd1;
                loaded <= 1'b1;
            end else if (down_ready) begin
                loaded <= 1'b0;
            end
            if (enters != leaves) begin
                packets <= packets + step;
            end
        end
    end

    assign beats = held[10:1];
    assign up_ready = 1'b1;
    assign down_payload_data = memory_rdata[1152:129];
    assign down_payload_keep = memory_rdata[128:1];
    assign down_payload_last = memory_rdata[0];
    assign down_valid = loaded;

    wire _unused_ok = &{1'b0, held[0]};

`ifdef FORMAL
    wire [9:0] wr_minus_rd = wr - rd;

    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 10'h200);
    always @(posedge clk) if (!rst) commit_is_between: assert (wr_minus_rd >= commit - rd);
    always @(posedge clk) if (!rst) dropping_stores_nothing: assert (!dropping || wr == commit);
    always @(posedge clk) if (!rst) reads_and_writes_apart: assert (!(fetch && store && wr[8:0] == rd[8:0]));
`endif

endmodule

`default_nettype wire
